'use client'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../provider/context.ts'
import { Button } from '../Button/Button.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { couldBeAccepted, type FileRules } from '../Field/fileRules.ts'
import { prepareFile } from '../Field/prepareFile.ts'
import { clearInput, setInputFiles } from '../Field/setInputFiles.ts'
import { useInput } from '../Field/useInput.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { classOf } from '../../theme/classes.ts'
import * as css from './FileField.css.ts'
import { FilePreview } from './FilePreview.tsx'
import * as icons from '../Icon/icons.ts'

export interface FileFieldProps extends FieldProps {
  /** Selected photo (controlled). */
  value?: File | null
  /**
   * Called with the selected photo, again when it was made smaller, and with `null` when it is removed or its content is not a
   * photo.
   */
  onChange?: (file: File | null) => void
  /** URL of the current photo. */
  currentPhoto?: string | null
  /** Accepted types and extensions, as in HTML.
   * @default 'image/jpeg,image/png,image/webp' */
  accept?: string
  /** Maximum size in bytes.
   * @default 5 MB */
  maxBytes?: number
  /** Largest length of the longer side in pixels. Larger photos, and those in a format that is not accepted, are made smaller
   * or converted where the browser can read them, before `maxBytes` is checked.
   * @default photos stay as they are */
  maxPixels?: number
  /** `round` is for portraits.
   * @default 'wide' */
  shape?: 'wide' | 'round'
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
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
  if (file) return <FilePreview className={css.preview} file={file} onError={onError} />
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

interface Selection {
  rules: FileRules & { maxPixels: number | undefined }
  value: File | null | undefined
  onChange: FileFieldProps['onChange']
}

/** Returns the selected file, what is wrong with the last one, whether one is being prepared, and a function that selects. */
const useSelection = (input: RefObject<HTMLInputElement | null>, { rules, value, onChange }: Selection) => {
  const texts = { t: useMessages(), locale: useLocale() }
  const [ownFile, setOwnFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [isPreparing, setPreparing] = useState(false)
  const lastChoice = useRef(0)
  const [, setReset] = useState({})

  useFormReset(input, () => {
    setReset({})
    lastChoice.current += 1
    setPreparing(false)
    setError(undefined)
    setOwnFile(null)
  })

  // Also after a reset, which has emptied the input.
  useEffect(() => {
    const element = input.current
    if (value === undefined || !element || (element.files?.item(0) ?? null) === value) return
    setInputFiles(element, value ? [value] : [])
  })

  const set = (next: File | null) => {
    setOwnFile(next)
    onChange?.(next)
  }
  const select = async (chosen: File | null) => {
    const choice = (lastChoice.current += 1)
    setError(undefined)
    setPreparing(chosen !== null)
    if (chosen === null) return set(null)
    // A form that is submitted meanwhile must not lose the file. Its schema refuses one that is too large as yet.
    const isSet = couldBeAccepted(chosen, rules)
    if (isSet) set(chosen)
    const { file: next = null, problem } = await prepareFile(chosen, rules, texts)
    // The user has chosen another file, or none, meanwhile.
    if (choice !== lastChoice.current) return
    setPreparing(false)
    setError(problem)
    if (problem !== undefined) clearInput(input.current)
    else if (next && next !== chosen && input.current) setInputFiles(input.current, [next])
    if (problem === undefined ? next !== chosen || !isSet : isSet) set(next)
  }
  return { file: value === undefined ? ownFile : value, error, isPreparing, select }
}

/** Lets the user select a photo by dialog, by drag and drop or with the camera, preview it and remove it. */
export const FileField = ({
  value,
  onChange,
  currentPhoto = null,
  accept = 'image/jpeg,image/png,image/webp',
  maxBytes = 5 * 2 ** 20,
  maxPixels,
  shape = 'wide',
  ref,
  ...field
}: FileFieldProps) => {
  const getMessage = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useForwardedRef(ref, input)
  const rules = { accept, maxBytes, maxPixels }
  const { file, error, isPreparing, select } = useSelection(input, { rules, value, onChange })
  const [isOver, setOver] = useState(false)
  // While a photo is made smaller, it is not too large yet.
  const errorMessage = error ?? (isPreparing ? undefined : field.errorMessage)
  const { ids, inputProps } = useInput({ ...field, errorMessage })

  const remove = () => {
    clearInput(input.current)
    void select(null)
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    // Browsers silently ignore a dropped file that `accept` excludes.
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files.item(0)
    if (!dropped || event.currentTarget.matches(':disabled')) return
    // Sets the input's files too, for forms submitted by the browser.
    if (input.current) setInputFiles(input.current, [dropped])
    void select(dropped)
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
            if (chosen) void select(chosen)
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </div>
      {isPreparing && <output className={css.foot}>{getMessage('file.preparing')}</output>}
      {file && !isPreparing && <SelectedFile name={file.name} onRemove={remove} />}
    </Field>
  )
}
