import { words as alertDialog } from '../../components/alert-dialog/words.ts';
import { words as banner } from '../../components/banner/words.ts';
import { words as breadcrumbs } from '../../components/breadcrumbs/words.ts';
import { words as carousel } from '../../components/carousel/words.ts';
import { words as choiceCards } from '../../components/choice-cards/words.ts';
import { words as colorSwatches } from '../../components/color-swatches/words.ts';
import { words as comboBox } from '../../components/combo-box/words.ts';
import { words as consentBanner } from '../../components/consent-banner/words.ts';
import { words as dateField } from '../../components/date-field/words.ts';
import { words as datePicker } from '../../components/date-picker/words.ts';
import { words as descriptionList } from '../../components/description-list/words.ts';
import { words as dialog } from '../../components/dialog/words.ts';
import { words as drawer } from '../../components/drawer/words.ts';
import { words as floatingActions } from '../../components/floating-actions/words.ts';
import { words as footer } from '../../components/footer/words.ts';
import { words as header } from '../../components/header/words.ts';
import { words as link } from '../../components/link/words.ts';
import { words as loadingOverlay } from '../../components/loading-overlay/words.ts';
import { words as numberField } from '../../components/number-field/words.ts';
import { words as pagination } from '../../components/pagination/words.ts';
import { words as passwordField } from '../../components/password-field/words.ts';
import { words as price } from '../../components/price/words.ts';
import { words as progressBar } from '../../components/progress-bar/words.ts';
import { words as searchField } from '../../components/search-field/words.ts';
import { words as skeleton } from '../../components/skeleton/words.ts';
import { words as skipLink } from '../../components/skip-link/words.ts';
import { words as slider } from '../../components/slider/words.ts';
import { words as stepper } from '../../components/stepper/words.ts';
import { words as tagGroup } from '../../components/tag-group/words.ts';
import { words as textArea } from '../../components/text-area/words.ts';
import { words as toast } from '../../components/toast/words.ts';
import { words as uploadTile } from '../../components/upload-tile/words.ts';
import { words as compareToggle } from '../../patterns/offer-card/words.ts';
import { words as errorSummary } from '../../patterns/error-summary/words.ts';
import { words as faqList } from '../../patterns/faq-list/words.ts';
import { words as ledger } from '../../patterns/ledger/words.ts';
import { words as offerGrid } from '../../patterns/offer-grid/words.ts';
import { words as orderProgress } from '../../patterns/order-progress/words.ts';
import { words as planComparison } from '../../patterns/plan-comparison/words.ts';
import { words as priceBar } from '../../patterns/price-bar/words.ts';
import { words as priceBreakdown } from '../../patterns/price-breakdown/words.ts';
import { words as field } from '../field/words.ts';
import type { Messages } from './messages.ts';

/** Every message in Portuguese: the default without a provider. */
export const portuguese: Messages = {
  alertDialog,
  banner,
  breadcrumbs,
  carousel,
  choiceCards,
  colorSwatches,
  comboBox,
  compareToggle,
  consentBanner,
  dateField,
  datePicker,
  descriptionList,
  dialog,
  drawer,
  errorSummary,
  faqList,
  field,
  floatingActions,
  footer,
  header,
  ledger,
  link,
  loadingOverlay,
  numberField,
  offerGrid,
  orderProgress,
  pagination,
  passwordField,
  planComparison,
  price,
  priceBar,
  priceBreakdown,
  progressBar,
  searchField,
  skeleton,
  skipLink,
  slider,
  stepper,
  tagGroup,
  textArea,
  toast,
  uploadTile,
};
