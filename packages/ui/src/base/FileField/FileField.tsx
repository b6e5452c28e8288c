'use client'
import { type DragEvent, useCallback, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../provider/context.ts'
import { Button } from '../Button/Button.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { getFileProblem } from '../Field/fileRules.ts'
import { useInput } from '../Field/useInput.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { classOf } from '../../theme/classes.ts'
import * as css from './FileField.css.ts'
import * as icons from '../Icon/icons.ts'

export interface FileFieldProps extends FieldProps {
  /** Selected photo (controlled). */
  value?: File | null
  /** Called with the selected photo, or `null` when it is removed. Not called with an invalid file. */
  onChange?: (file: File | null) => void
  /** URL of the current photo. */
  currentPhoto?: string | null
  /** Accepted types and extensions, as in HTML.
   * @default 'image/jpeg,image/png,image/webp' */
  accept?: string
  /** Maximum size in bytes.
   * @default 5 MB */
  maxBytes?: number
  /** `round` is for portraits.
   * @default 'wide' */
  shape?: 'wide' | 'round'
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Renders the selected photo from an object URL, revoked on unmount. */
const Preview = ({ file, onError }: { file: File; onError: () => void }) => {
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={ref} alt="" className={css.preview} onError={onError} />
}

interface ZoneContentProps {
  file: File | null
  currentPhoto: string | null
  isWide: boolean
}

/** Renders the selected photo, the current one, or the prompt to choose one. */
const ZoneContent = ({ file, currentPhoto, isWide }: ZoneContentProps) => {
  const getMessage = useMessages()
  const [broken, setBroken] = useState<File | string | null>(null)
  const source = file ?? currentPhoto
  const onError = () => setBroken(source)
  if (source !== null && source === broken)
    // No broken-image icon: the server may support a format that this browser does not.
    return (
      <span className={css.invitation} aria-hidden="true">
        <Icon icon={icons.noPhoto} size="xl" />
      </span>
    )
  if (file) return <Preview file={file} onError={onError} />
  if (currentPhoto) return <img src={currentPhoto} alt="" className={css.preview} onError={onError} />
  return (
    <span className={css.invitation} aria-hidden="true">
      <Icon icon={icons.addPhoto} size="xl" />
      <span className={css.verb}>{getMessage('file.choose')}</span>
      {isWide && getMessage('file.drop')}
    </span>
  )
}

/** Renders the name of the selected file and a button that removes it. */
const SelectedFile = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <output className={css.foot}>
    <span className={css.fileName}>{name}</span>
    <Button variant="ghost" size="small" icon={icons.trash} onClick={onRemove}>
      {useMessages()('file.remove')}
    </Button>
  </output>
)

/** Lets the user select a photo by dialog, by drag and drop or with the camera, preview it and remove it. */
export const FileField = ({
  value,
  onChange,
  currentPhoto = null,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes = 5 * 2 ** 20,
  shape = 'wide',
  ref,
  ...field
}: FileFieldProps) => {
  const texts = { t: useMessages(), locale: useLocale() }
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(ref, input)
  const [ownFile, setOwnFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [isOver, setOver] = useState(false)
  const file = value === undefined ? ownFile : value
  const errorMessage = fileError ?? field.errorMessage
  const { ids, inputProps } = useInput({ ...field, errorMessage })

  useFormReset(input, () => {
    setFileError(undefined)
    setOwnFile(null)
  })

  const select = (next: File | null) => {
    const error = next ? getFileProblem(next, { accept, maxBytes }, texts) : undefined
    setFileError(error)
    if (error) {
      // Otherwise selecting the same file again would not fire `change`.
      if (input.current) input.current.value = ''
      return
    }
    setOwnFile(next)
    onChange?.(next)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    select(null)
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    // Browsers silently ignore a dropped file that `accept` excludes.
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files.item(0)
    if (!dropped || field.isDisabled) return
    // Sets the input's files too, for forms submitted by the browser.
    const transfer = new DataTransfer()
    transfer.items.add(dropped)
    if (input.current) input.current.files = transfer.files
    select(dropped)
  }
  return (
    <Field ids={ids} {...field} errorMessage={errorMessage}>
      <div
        className={`${css.zone} ${classOf(css.shape, shape)}`}
        data-over={isOver || undefined}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={field.isDisabled || undefined}
      >
        <ZoneContent file={file} currentPhoto={currentPhoto} isWide={shape === 'wide'} />
        <input
          {...inputProps}
          ref={input}
          className={css.input}
          type="file"
          accept={accept}
          onChange={(event) => {
            const chosen = event.target.files?.item(0)
            // Some browsers empty the input when the file dialog is canceled. Keep the selected file.
            if (chosen) select(chosen)
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </div>
      {file && <SelectedFile name={file.name} onRemove={remove} />}
    </Field>
  )
}
