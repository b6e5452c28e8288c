'use client'
import { useCallback, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { refusal } from './acceptable.ts'
import * as css from './FileField.css.ts'

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
const Preview = ({ file }: { file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className={css.preview} />
}

/** A photo to send: choose it, drop it or take it with the phone; see it, remove it. */
export const FileField = ({
  value,
  onChange,
  currentPhoto = null,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes = 5_000_000,
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

  const take = (next: File | null) => {
    const reason = next ? refusal(next, { accept, maxBytes }) : undefined
    setRefused(reason)
    if (reason) return
    setOwn(next)
    onChange?.(next)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    take(null)
    input.current?.focus()
  }
  return (
    <Field ids={ids} {...field} errorMessage={errorMessage}>
      <div
        className={`${css.zone} ${css.shape[shape]}`}
        data-over={isOver || undefined}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={field.isDisabled || undefined}
      >
        {file && <Preview file={file} />}
        {!file && currentPhoto && <img src={currentPhoto} alt="" className={css.preview} />}
        {!file && !currentPhoto && (
          <span className={css.invitation} aria-hidden="true">
            <Icon name="addPhoto" size="xl" />
            <span className={css.verb}>Elegir foto</span>
            {shape === 'wide' && 'o soltarla aquí'}
          </span>
        )}
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
          onDrop={() => setOver(false)}
          onBlur={field.onBlur}
          {...describe(ids, { ...field, errorMessage })}
        />
      </div>
      {file && (
        <output className={css.foot}>
          <span className={css.fileName}>{file.name}</span>
          <Button variant="ghost" size="small" icon="trash" onClick={remove}>
            Quitar foto
          </Button>
        </output>
      )}
    </Field>
  )
}
