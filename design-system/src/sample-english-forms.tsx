/* oxlint-disable react/jsx-key -- states of a sample, drawn one after another */
import { useState } from 'react';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { Checkbox } from './components/checkbox/index.ts';
import { CheckboxGroup } from './components/checkbox-group/index.ts';
import { ChoiceCards } from './components/choice-cards/index.ts';
import { ColorSwatches } from './components/color-swatches/index.ts';
import { ComboBox } from './components/combo-box/index.ts';
import { DateField } from './components/date-field/index.ts';
import { DatePicker } from './components/date-picker/index.ts';
import { Form, SubmitButton } from './components/form/index.ts';
import { MaskedField } from './components/masked-field/index.ts';
import { NumberField } from './components/number-field/index.ts';
import { PasswordField } from './components/password-field/index.ts';
import { RadioGroup } from './components/radio-group/index.ts';
import { SearchField } from './components/search-field/index.ts';
import { Select } from './components/select/index.ts';
import { RangeSlider, SliderField } from './components/slider/index.ts';
import { Switch } from './components/switch/index.ts';
import { TagGroup } from './components/tag-group/index.ts';
import { TextArea } from './components/text-area/index.ts';
import { TextField } from './components/text-field/index.ts';
import { UploadTile } from './components/upload-tile/index.ts';
import { elementAt, nothing, type EnglishSamples } from './sample-english.ts';

const cities = [
  { value: '1', label: 'London' },
  { value: '2', label: 'Leeds' },
];
const many = Array.from({ length: 2000 }, (_, place) => ({ value: `c${place}`, label: `Village ${place}` }));
const licence = {
  label: 'Licence, front',
  accept: 'image/*,.pdf',
  onSelect: nothing,
  onRemove: nothing,
  onRetry: nothing,
  onCancel: nothing,
};
const photo = { name: 'licence.jpg' };

function RemovableTags() {
  const [tags, setTags] = useState(cities);
  return (
    <TagGroup
      label="Filters"
      items={tags.map(({ value, label }) => ({ id: value, label }))}
      onRemove={(ids) => setTags(tags.filter(({ value }) => !ids.includes(value)))}
    />
  );
}

/** Samples of form components. */
export const englishForms: EnglishSamples = {
  Checkbox: <Checkbox label="I agree" errorMessage="Please agree." isOptional />,
  CheckboxGroup: (
    <CheckboxGroup label="Extras" items={cities} selectAllLabel="All of them" errorMessage="Choose one." isOptional />
  ),
  ChoiceCards: (
    <ChoiceCards label="Term" items={[{ value: '12', label: '12 months', isDisabled: true, reason: 'sold out' }]} />
  ),
  ColorSwatches: (
    <ColorSwatches
      items={[
        { value: 'a', label: 'Grey', paint: '#777777', isDisabled: true },
        { value: 'b', label: 'Blue', paint: '#0000ff', isDisabled: true },
      ]}
    />
  ),
  ComboBox: {
    states: [
      <ComboBox label="City" items={[]} isLoading isOptional />,
      <ComboBox label="City" items={cities} />,
      <ComboBox label="City" items={many} />,
    ],
    interact: async (user, read) => {
      const field = screen.getByRole('combobox');
      await user.type(field, 'v');
      read();
      await user.type(field, 'illage 199');
      read();
      await user.type(field, 'xyz');
      read();
    },
  },
  DateField: <DateField label="Birth date" />,
  DatePicker: {
    states: [
      <DatePicker label="Pick-up" value="2026-11-01" minDate="2026-11-05" />,
      <DatePicker label="Pick-up" value="2026-11-01" maxDate="2026-10-05" />,
      <DatePicker label="Pick-up" value="2026-11-01" isDateUnavailable={() => true} isOptional />,
    ],
    interact: async (user, read) => {
      await user.click(screen.getByRole('button'));
      read();
    },
  },
  Form: (
    <Form onSubmit={nothing}>
      <TextField label="Name" name="name" isOptional />
    </Form>
  ),
  MaskedField: <MaskedField label="Postcode" mask="00000-000" isOptional />,
  NumberField: {
    states: [
      <NumberField label="Drivers" defaultValue={0} minValue={1} isOptional />,
      <NumberField label="Drivers" value={9} maxValue={5} />,
      <NumberField label="Drivers" value={3} step={2} />,
    ],
  },
  PasswordField: {
    states: [
      <PasswordField
        label="Password"
        rules={[
          { label: 'a figure', isMet: false },
          { label: 'a letter', isMet: true },
        ]}
      />,
    ],
    interact: async (user, read) => {
      await user.type(screen.getByLabelText('Password'), 'a');
      read();
      await user.click(screen.getByRole('button'));
      read();
      await user.click(screen.getByRole('button'));
    },
  },
  RadioGroup: <RadioGroup label="Contact" items={cities} isOptional />,
  RangeSlider: <RangeSlider label="Fee" value={[1, 5]} onChange={nothing} minValue={1} maxValue={9} format={String} />,
  SearchField: <SearchField label="Search the questions" defaultValue="fine" />,
  Select: <Select label="City" items={cities} isOptional />,
  SliderField: (
    <SliderField
      label="Months"
      value={undefined}
      onChange={nothing}
      minValue={1}
      maxValue={9}
      format={String}
      parse={Number}
      invalidMessage="From 1 to 9."
    />
  ),
  SubmitButton: <SubmitButton sendingLabel="Sending">Send</SubmitButton>,
  Switch: <Switch label="Notices" errorMessage="Confirm your e-mail." />,
  TagGroup: {
    states: [<TagGroup label="Filters" items={[]} />, <RemovableTags />],
    interact: async (user, read) => {
      for (let place = 0; place < 2; place += 1) {
        await user.click(elementAt(0, 'button'));
        read();
      }
    },
  },
  TextArea: {
    states: [<TextArea label="Message" characterLimit={2} isOptional />],
    interact: async (user, read) => {
      for (const letter of 'abc') {
        await user.type(screen.getByRole('textbox'), letter);
        read();
      }
    },
  },
  TextField: <TextField label="Name" isOptional />,
  UploadTile: {
    states: [
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="sent" progress={0} file={photo} />,
      <UploadTile {...licence} status="sent" progress={50} file={photo} />,
      <UploadTile {...licence} status="success" file={photo} />,
      <UploadTile {...licence} status="success" review="pending" file={photo} />,
      <UploadTile {...licence} status="success" review="approved" file={photo} />,
      <UploadTile {...licence} status="success" review="rejected" file={photo} message="It is blurred." />,
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="sent" file={photo} />,
      <UploadTile {...licence} status="idle" />,
      <UploadTile {...licence} status="error" file={photo} />,
      <UploadTile {...licence} status="idle" />,
    ],
    interact: async (_, read) => {
      const tile = screen.getByRole('group');
      const types = ['Files'];
      const draft = new File(['x'], 'draft.txt');
      fireEvent.dragEnter(tile, { dataTransfer: { types, files: [] } });
      read();
      for (const files of [[draft], [draft, draft]]) {
        fireEvent(tile, createEvent('drop', tile, { bubbles: true, dataTransfer: { types, files } }));
        read();
      }
    },
  },
};
