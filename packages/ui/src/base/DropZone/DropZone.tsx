'use client'
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../provider/context.ts'
import { Field, type FieldProps, getAriaProps, useFieldIds } from '../Field/Field.tsx'
import type { InputElementProps } from '../Field/InputElementProps.ts'
import { hasNoFocus } from '../getActiveElement.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './DropZone.css.ts'
import type { DropZoneFile } from './DropZoneFile.ts'
import { FileRow } from './FileRow.tsx'
import { useDropZone } from './useDropZone.ts'

export interface DropZoneProps
  extends FieldProps, Omit<InputElementProps, 'accept' | 'multiple' | 'onProgress'> {
  /** The files with their progress (controlled). Without it, the drop zone keeps the files until the form is submitted. */
  files?: readonly DropZoneFile[]
  /** Called with the files that the user adds. Not called with files that are refused. */
  onAdd?: (files: File[]) => void
  /** Called when the user cancels a file that waits or is sent. Without it there is no button. */
  onCancel?: (id: DropZoneFile['id']) => void
  /** Called when the user sends a failed file again. Without it there is no button. */
  onRetry?: (id: DropZoneFile['id']) => void
  /** Called when the user removes a file. */
  onRemove?: (id: DropZoneFile['id']) => void
  /** Accepted types and extensions, as in HTML, such as `image/*,.pdf`.
   * @default all */
  accept?: string
  /** Maximum size of a file in bytes.
   * @default no limit */
  maxBytes?: number
  /** Maximum number of files.
   * @default no limit */
  maxFiles?: number
  /** Rendered in place of the list of files. */
  children?: ReactNode
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** Returns the announcement for the last file whose status changed. */
const useAnnouncement = (files: readonly DropZoneFile[]) => {
  const t = useMessages()
  const statuses = files.map(({ id, status }) => `${id} ${status}`).join()
  const [previous, setPrevious] = useState({ statuses, files, text: '' })
  if (previous.statuses !== statuses) {
    const getPrevious = (id: DropZoneFile['id']) => previous.files.find((one) => one.id === id)?.status
    const changed = files.findLast(
      ({ id, status }) => (status === 'done' || status === 'failed') && status !== getPrevious(id),
    )
    const isFailed = changed?.status === 'failed'
    const outcome = isFailed ? (changed.errorMessage ?? t('drop.failed')) : t('drop.done')
    setPrevious({ statuses, files, text: changed ? `${changed.name}: ${outcome}` : '' })
  }
  return previous.text
}

/** Returns the handlers that let files be dropped and pasted. */
const useDrop = (add: (files: readonly File[]) => void) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      // Without this, the browser opens a file that is dropped on a disabled field.
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      },
      onPaste: (event: ClipboardEvent) => add([...event.clipboardData.files]),
    },
  }
}

/** Lets users add files by drop, paste and click, and shows the progress of each. */
export const DropZone = (props: DropZoneProps) => {
  const { files, onAdd, onCancel, onRetry, onRemove, accept, maxBytes = Infinity, ...others } = props
  const { maxFiles = Infinity, ref, id, label, description, errorMessage, isRequired, ...more } = others
  const { isDisabled = false, isLabelHidden, onBlur, children, ...rest } = more
  const t = useMessages()
  const ownIds = useFieldIds()
  const ids = { ...ownIds, control: id ?? ownIds.control }
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const zone = useDropZone({ files, maxFiles, isDisabled, onAdd, onRemove, accept, maxBytes }, input)
  const { isOver, handlers } = useDrop(zone.add)
  const announcement = useAnnouncement(zone.shown)
  const field = {
    label,
    description,
    isRequired,
    isDisabled,
    isLabelHidden,
    errorMessage: zone.error ?? errorMessage,
  }
  const hadFocus = useRef(false)
  // A removed row takes the focus with it.
  useEffect(() => {
    if (hadFocus.current && hasNoFocus(input.current)) input.current?.focus()
    hadFocus.current = false
  })
  const removeFile = (file: DropZoneFile['id']) => {
    hadFocus.current = true
    zone.remove(file)
  }
  const actions = { onCancel, onRetry, onRemove: zone.canRemove && !isDisabled ? removeFile : undefined }
  return (
    <Field ids={ids} {...field}>
      <div
        className={css.zone}
        data-over={isOver || undefined}
        data-invalid={field.errorMessage ? true : undefined}
        data-disabled={isDisabled || undefined}
        {...handlers}
      >
        <span className={css.invitation} aria-hidden="true">
          <Icon icon={icons.upload} size="xl" />
          <span>
            <span className={css.verb}>{t('drop.choose')}</span>, {t('drop.hint')}
          </span>
        </span>
        <input
          {...rest}
          ref={input}
          id={ids.control}
          className={css.input}
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            // Choosing the same file again would not fire `change`. Own files are set again in an effect.
            if (files !== undefined) event.target.value = ''
            zone.add(chosen)
          }}
          onBlur={onBlur}
          {...getAriaProps(ids, { ...rest, ...field })}
        />
      </div>
      {children ??
        (zone.shown.length > 0 && (
          <ul className={css.list} aria-labelledby={ids.label}>
            {zone.shown.map((file) => (
              <FileRow key={file.id} file={file} actions={actions} />
            ))}
          </ul>
        ))}
      <span role="status" className={hidden}>
        {announcement}
      </span>
    </Field>
  )
}
