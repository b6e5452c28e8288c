import { useMessages, useProvider } from '../../provider/context.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import * as icons from '../Icon/icons.ts'
import { Photo } from '../Photo/Photo.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as css from './DropZone.css.ts'
import type { DropZoneFile } from './DropZoneFile.ts'
import { formatSize } from '../Field/fileRules.ts'

/** What users can do with a file. */
export interface FileActions {
  onCancel: ((id: DropZoneFile['id']) => void) | undefined
  onRetry: ((id: DropZoneFile['id']) => void) | undefined
  onRemove: ((id: DropZoneFile['id']) => void) | undefined
}

const pictures = { done: icons.check, failed: icons.alert, sending: icons.upload, waiting: icons.clock }

interface ActionProps {
  icon: IconNode
  label: string
  onClick: () => void
}

const Action = ({ icon, label, onClick }: ActionProps) => (
  <button type="button" className={css.action} aria-label={label} onClick={onClick}>
    <Icon icon={icon} size="md" />
  </button>
)

/** Renders a file with its progress and the actions that its status allows. */
export const FileRow = ({ file, actions }: { file: DropZoneFile; actions: FileActions }) => {
  const { id, name, size, status, progress, src, errorMessage } = file
  const { onCancel, onRetry, onRemove } = actions
  const t = useMessages()
  const { locale = 'en' } = useProvider().language ?? {}
  const isPending = status === 'sending' || status === 'waiting'
  const texts = {
    waiting: t('drop.waiting'),
    sending: undefined,
    done: t('drop.done'),
    failed: errorMessage ?? t('drop.failed'),
  }
  const details = [status && texts[status], size !== undefined && formatSize(size, locale)]
  return (
    <li className={css.row} data-status={status}>
      {src === undefined ? (
        <Icon icon={status ? pictures[status] : icons.file} />
      ) : (
        <span className={css.preview}>
          <Photo src={src} alt="" shape="square" />
        </span>
      )}
      <div className={css.file}>
        <span className={css.name}>{name}</span>
        {status === 'sending' && (
          <ProgressBar
            label={name}
            isLabelHidden
            size="small"
            value={progress === undefined ? undefined : Math.round(progress * 100)}
          />
        )}
        <span className={css.details}>{details.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={css.actions}>
        {/* The first action keeps its element, and so the focus, when the status changes. */}
        {isPending && onCancel && (
          <Action
            key="first"
            icon={icons.close}
            label={t('drop.cancel', { name })}
            onClick={() => onCancel(id)}
          />
        )}
        {status === 'failed' && onRetry && (
          <Action
            key="first"
            icon={icons.retry}
            label={t('drop.retry', { name })}
            onClick={() => onRetry(id)}
          />
        )}
        {!isPending && onRemove && (
          <Action
            key="remove"
            icon={icons.trash}
            label={t('drop.remove', { name })}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
    </li>
  )
}
