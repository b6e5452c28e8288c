'use client'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Attachment } from '../Attachment/Attachment.tsx'
import { Button } from '../Button/Button.tsx'
import type { ElementProps } from '../passThrough.ts'
import * as css from './MessageComposer.css.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { useChosenPhoto } from './useChosenPhoto.ts'

/** What a composer sends. */
export interface ComposedMessage {
  text: string
  /** The photo; `null` without one. */
  file: File | null
}

export interface MessageComposerProps extends ElementProps<'form', 'onSubmit' | 'onChange'> {
  /** Accessible name of the field. */
  label: string
  /** Text (controlled). */
  value: string
  /** Called with the text while the user writes. */
  onChange: (text: string) => void
  /** Called when the user sends a text, a photo or both. Clear `value` then. */
  onSend: (message: ComposedMessage) => void
  /** Text in the empty field. */
  placeholder?: string
  /** Maximum characters of a text. Close to it, the remaining characters are shown. */
  maxLength?: number
  /** Types and extensions of photos, as in HTML. Without it no photo can be attached. */
  accept?: string | undefined
  /** Maximum size of a photo in bytes.
   * @default no limit */
  maxBytes?: number | undefined
  /** Largest length of the longer side of a photo in pixels. Larger photos, and those in a format that is not accepted, are
   * made smaller or converted where the browser can read them.
   * @default photos stay as they are */
  maxPixels?: number | undefined
  /** Explanation below the field. */
  description?: ReactNode
}

/** Remaining characters from which the counter is shown. */
const COUNTER_FROM = 200

const isCoarse = () => window.matchMedia('(pointer: coarse)').matches

interface HelpProps {
  id: string
  error: string | undefined
  /** Characters that may be added; negative when there are too many. */
  left: number
  description: ReactNode
}

const Help = ({ id, error, left, description }: HelpProps) => {
  const t = useMessages()
  return (
    <div id={id} className={css.help}>
      {error !== undefined && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {left < 0 && <p className={css.error}>{t('composer.over', { count: -left })}</p>}
      {left >= 0 && left <= COUNTER_FROM && (
        <p className={css.description}>{t('composer.left', { count: left })}</p>
      )}
      {description !== undefined && <div className={css.description}>{description}</div>}
    </div>
  )
}

/** Renders the field for a new message, with a button for a photo. Enter sends on devices with a keyboard. */
export const MessageComposer = (props: MessageComposerProps) => {
  const { label, value, onChange, onSend, placeholder, maxLength, description, ...others } = props
  const { accept, maxBytes, maxPixels, ...rest } = others
  const t = useMessages()
  const helpId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const photo = useChosenPhoto({ accept, maxBytes, maxPixels })
  const { file, preview, error, isPreparing, choose, clear } = photo
  const focus = () => input.current?.focus()
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - value.trim().length
  const isOver = left < 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = value.trim()
    focus()
    // Without the photo, a message would not be what the user has written.
    if ((text === '' && !file) || isOver || isPreparing) return
    onSend({ text, file })
    clear()
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition Enter confirms a character; on a phone it begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isCoarse()) return
    submit(event)
  }

  return (
    <form {...rest} className={css.form} onSubmit={submit} noValidate>
      {file && (
        <Attachment
          name={file.name}
          src={preview}
          onRemove={() => {
            clear()
            focus()
          }}
        />
      )}
      <div className={css.line}>
        {accept !== undefined && (
          <PhotoPicker accept={accept} onChoose={(chosen) => void choose(chosen)} returnFocus={focus} />
        )}
        <textarea
          ref={input}
          className={css.field}
          rows={1}
          aria-label={label}
          aria-describedby={helpId}
          aria-invalid={isOver || undefined}
          placeholder={placeholder}
          value={value}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          onPaste={(event) => {
            const pasted = event.clipboardData.files[0]
            if (!pasted || accept === undefined) return
            event.preventDefault()
            void choose(pasted)
          }}
        />
        <Button type="submit" variant="accent">
          {t('composer.send')}
        </Button>
      </div>
      <Help
        id={helpId}
        error={error}
        left={left}
        description={isPreparing ? t('file.preparing') : description}
      />
    </form>
  )
}
