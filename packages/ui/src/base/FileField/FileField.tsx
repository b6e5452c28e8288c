'use client'
import { type DragEvent, useCallback, useRef, useState } from 'react'
import { baseCopy } from '../base.copy.ts'
import { Button } from '../Button/Button.tsx'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Words } from '../Words/Words.tsx'
import { refusal } from './acceptable.ts'
import * as css from './FileField.css.ts'
import * as icons from '../Icon/icons.ts'

export interface FileFieldProps extends FieldProps {
  /** The chosen photo, when the caller holds it. */
  value?: File | null
  /** Called with the chosen photo, or `null` when it is removed. A photo that cannot be taken is not passed on. */
  onChange?: (file: File | null) => void
  /** Address of the photo in use until now. */
  currentPhoto?: string | null
  /** Kinds that can be taken, as in HTML.
   * @default 'image/jpeg,image/png,image/webp' */
  accept?: string
  /** Greatest size in bytes.
   * @default 5 MB */
  maxBytes?: number
  /** `round` is for a portrait.
   * @default 'wide' */
  shape?: 'wide' | 'round'
}

/** The chosen photo itself. Its address is made when it is drawn and given back when it goes. */
const Preview = ({ file, onError }: { file: File; onError: () => void }) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className={css.preview} onError={onError} />
}

interface ShownProps {
  file: File | null
  currentPhoto: string | null
  isWide: boolean
}

/** Inside the zone: the chosen photo, or the one in use until now, or the invitation to choose one. */
const Shown = ({ file, currentPhoto, isWide }: ShownProps) => {
  const [broken, setBroken] = useState<File | string | null>(null)
  const source = file ?? currentPhoto
  const onError = () => setBroken(source)
  if (source !== null && source === broken)
    // Not the browser's torn sheet: the server may be able to read what this browser cannot.
    return (
      <span className={css.invitation} aria-hidden="true">
        <Icon picture={icons.noPhoto} size="xl" />
      </span>
    )
  if (file) return <Preview file={file} onError={onError} />
  if (currentPhoto) return <img src={currentPhoto} alt="" className={css.preview} onError={onError} />
  return (
    <span className={css.invitation} aria-hidden="true">
      <Icon picture={icons.addPhoto} size="xl" />
      <span className={css.verb}>
        <Words>{baseCopy.choosePhoto}</Words>
      </span>
      {isWide && <Words>{baseCopy.dropPhoto}</Words>}
    </span>
  )
}

/** Under the zone: what has been chosen, said once, and the way back. */
const Chosen = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <output className={css.foot}>
    <span className={css.fileName}>{name}</span>
    <Button variant="ghost" size="small" icon={icons.trash} onClick={onRemove}>
      {baseCopy.removePhoto}
    </Button>
  </output>
)

/** A photo to send: choose it, drop it or take it with the phone; see it, remove it. */
export const FileField = ({
  value,
  onChange,
  currentPhoto = null,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes = 5 * 2 ** 20,
  shape = 'wide',
  ...field
}: FileFieldProps) => {
  const ids = useFieldIds()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<File | null>(null)
  const [refused, setRefused] = useState<string>()
  const [isOver, setOver] = useState(false)
  const file = value === undefined ? own : value
  const errorMessage = refused ?? field.errorMessage

  useFormReset(input, () => {
    setRefused(undefined)
    setOwn(null)
  })

  const take = (next: File | null) => {
    const reason = next ? refusal(next, { accept, maxBytes }) : undefined
    setRefused(reason)
    if (reason) {
      // Without this, choosing the same file again would be no change.
      if (input.current) input.current.value = ''
      return
    }
    setOwn(next)
    onChange?.(next)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    take(null)
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    // By hand, because a browser leaves what the input would not have offered without a word.
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files.item(0)
    if (!dropped || field.isDisabled) return
    // A plain form sends what its input holds.
    const held = new DataTransfer()
    held.items.add(dropped)
    if (input.current) input.current.files = held.files
    take(dropped)
  }
  return (
    <Field ids={ids} {...field} errorMessage={errorMessage}>
      <div
        className={`${css.zone} ${css.shape[shape]}`}
        data-over={isOver || undefined}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={field.isDisabled || undefined}
      >
        <Shown file={file} currentPhoto={currentPhoto} isWide={shape === 'wide'} />
        <input
          ref={input}
          id={ids.control}
          className={css.input}
          type="file"
          name={field.name}
          accept={accept}
          disabled={field.isDisabled}
          onChange={(event) => {
            const chosen = event.target.files?.item(0)
            // Closing the picker without a choice empties the input in some browsers; keep what was there.
            if (chosen) take(chosen)
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onBlur={field.onBlur}
          {...describe(ids, { ...field, errorMessage })}
        />
      </div>
      {file && <Chosen name={file.name} onRemove={remove} />}
    </Field>
  )
}
