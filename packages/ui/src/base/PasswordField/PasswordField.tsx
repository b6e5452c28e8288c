'use client'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useMessages } from '../../provider/index.ts'
import { Field } from '../Field/Field.tsx'
import { type TextInputProps, useInput } from '../Field/useInput.ts'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './PasswordField.css.ts'

export interface PasswordFieldProps extends TextInputProps {
  /** Which password the browser fills in or suggests: that of the account, or a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

/** Renders a field for a password, with a button that shows it. Sending the form hides it again. */
export const PasswordField = ({ onChange, ref, ...field }: PasswordFieldProps) => {
  const { ids, inputProps } = useInput(field)
  const [isShown, setShown] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const getMessage = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement) // mounted before refs are set

  useEffect(() => {
    const form = input.current?.form
    // Otherwise the browser could save the password as a text that was typed before.
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field ids={ids} {...field}>
      <div className={css.box}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...inputProps}
          ref={input}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <span className={css.button}>
          <IconButton
            icon={isShown ? icons.eyeOff : icons.eye}
            label={getMessage(isShown ? 'password.hide' : 'password.show')}
            size="small"
            isDisabled={field.isDisabled ?? false}
            aria-controls={ids.control}
            onClick={() => {
              setWasPressed(true)
              setShown(!isShown)
            }}
          />
        </span>
      </div>
      <VisuallyHidden isStatus>
        {wasPressed && getMessage(isShown ? 'password.shown' : 'password.hidden')}
      </VisuallyHidden>
    </Field>
  )
}
