'use client'
import { type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react'
import { Field } from '../Field/Field.tsx'
import { type TextInputProps, useInput } from '../Field/useInput.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { toAsciiDigits } from '../Field/toAsciiDigits.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './CodeField.css.ts'

export interface CodeFieldProps extends Omit<TextInputProps, 'placeholder' | 'maxLength' | 'inputMode'> {
  /** Number of characters, and of cells.
   * @default 6 */
  length?: number
  /** What the code consists of. Other characters are removed, also from pasted text. Digits become 0 to 9.
   * @default 'digits' */
  characters?: 'digits' | 'letters and digits'
  /** Called with the code when its last character is typed or pasted. */
  onComplete?: (code: string) => void
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
}

const others = { digits: /\D/g, 'letters and digits': /[^\p{L}\d]/gu }

/** Returns the code in a text. In a pasted message, the only number of its length is the code. */
function readCode(text: string, length: number, characters: keyof typeof others) {
  const numbers = text.match(new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`, 'g')) ?? []
  const code = characters === 'digits' && numbers.length === 1 ? numbers.join('') : text
  return code.replace(others[characters], '').slice(0, length)
}

/** Keeps the caret after the last character, where the cells show it. Selecting several characters stays possible. */
const moveCaretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end)
    input.setSelectionRange(end, end)
}

/** Renders a field for a code that was sent to the user: one input, shown as cells. */
export const CodeField = (props: CodeFieldProps) => {
  const { value, defaultValue = '', onChange, onComplete, ref, ...rest } = props
  const { length = 6, characters = 'digits', ...field } = rest
  const { ids, inputProps } = useInput(field)
  const [own, setOwn] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement) // mounted before refs are set
  useFormReset(input, () => setOwn(defaultValue))
  const code = value ?? own
  const change = (text: string) => {
    const next = readCode(toAsciiDigits(text), length, characters)
    if (next === code) return
    setOwn(next)
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  return (
    <Field ids={ids} {...field}>
      {/* The cells are ordered like the digits of a number, also in a text from right to left. */}
      <div dir="ltr" className={css.box}>
        <input
          {...inputProps}
          ref={input}
          className={css.input}
          type="text"
          inputMode={characters === 'digits' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => change(event.target.value)}
          onSelect={moveCaretToEnd}
        />
        <div className={css.cells} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={index === Math.min(code.length, length - 1) ? css.nextCell : css.cell}
            >
              {code[index]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}
