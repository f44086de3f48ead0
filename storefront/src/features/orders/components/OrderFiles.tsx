import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Icon } from '@signdrive/design-system/icon';
import { IconButton } from '@signdrive/design-system/icon-button';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import type { OrderFile } from '#/domain/order/order.ts';
import { formatFileSize } from '#/shared/text/format.ts';
import { formatDate } from '#/shared/text/moments.ts';
import { ordersCopy, fileKindCopy } from '../orders.copy.ts';
import { fileAsked, useOrders } from '../orders.slice.ts';

/** Documents of an order, for download. */
export function OrderFiles({ files }: { files: readonly OrderFile[] }) {
  return (
    <List>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </List>
  );
}

function FileRow({ file }: { file: OrderFile }) {
  const dispatch = useDispatch();
  const state = useOrders(({ files }) => files[file.id]);
  const name = nameOf(file);
  return (
    <Row>
      <Icon name="document" />
      <div>
        {name}
        <Detail>
          {state === 'fetching' ? ordersCopy.downloading : `${typeOf(file)}, ${formatFileSize(file.sizeInBytes)}`}
        </Detail>
      </div>
      <IconButton
        icon="download"
        label={ordersCopy.download(name)}
        onPress={() => {
          if (state !== 'fetching') dispatch(fileAsked({ id: file.id, fileName: file.fileName }));
        }}
      />
      {state === 'failed' && <Failure role="alert">{ordersCopy.downloadFailed}</Failure>}
      <VisuallyHidden isLive>{state === 'saved' ? ordersCopy.downloaded(name) : ''}</VisuallyHidden>
    </Row>
  );
}

const nameOf = ({ kind, createdAt }: OrderFile) =>
  kind === 'receipt' ? ordersCopy.receipt(formatDate(createdAt)) : fileKindCopy[kind];

const typeOf = ({ fileName }: OrderFile) => fileName.split('.').at(-1)?.toUpperCase() ?? '';

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--color-border-subtle);

  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > svg {
      display: none;
    }
  }
`;

const Detail = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
`;

const Failure = styled.p`
  grid-column: 2 / -1;
  color: var(--color-feedback-danger);
  font-size: var(--text-small);
  font-weight: 560;
  line-height: var(--leading-small);
`;
