'use client'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { chainHandlers } from '../Field/chainHandlers.ts'
import { Field, type FieldProps, getAriaProps } from '../Field/Field.tsx'
import { useServedIds } from '../Field/useInput.ts'
import type { InputElementProps } from '../Field/InputElementProps.ts'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'
import * as css from './Combobox.css.ts'
import { OpenButton } from './OpenButton.tsx'
import { useCombobox } from './useCombobox.ts'
import { useComboboxValue } from './useComboboxValue.ts'

export interface ComboboxProps<Value extends string = string> extends FieldProps, InputElementProps {
  /** The options, in order. The list shows those that contain the typed text. */
  options?: readonly ComboboxOption<Value>[]
  /** Loads the options for the typed text, 300 ms after the last key press, instead of `options`. A rejected promise shows an error and a retry button. */
  loadOptions?: LoadOptions<Value>
  /** The selected value (controlled); `null` when nothing is selected. */
  value?: Value | null
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value
  /** Label of the value, where its option is not in `options`, such as before the first `loadOptions`. */
  valueLabel?: string
  /** Called with the new value, or `null` when the text is deleted. */
  onChange?: (value: Value | null) => void
  /** Accepts a text that is no option, as the value.
   * @default false */
  isFreeText?: boolean
  /** Makes an option active while the user types, so that Enter and Tab select it: the first one, or one that is the only
   * one.
   * @default none */
  autoSelect?: 'first' | 'only'
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** Renders a text field that filters a list of options. The code of the list loads on hover or focus. */
export const Combobox = <Value extends string>(props: ComboboxProps<Value>) => {
  const {
    options,
    loadOptions,
    value,
    defaultValue,
    valueLabel,
    onChange,
    isFreeText = false,
    ...others
  } = props
  const { autoSelect, ref, id, form, onKeyDown, onFocus, onPointerEnter, onClick, ...more } = others
  const { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, name, onBlur, ...rest } =
    more
  const field = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden }
  const ids = useServedIds(id)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const state = useComboboxValue({ options, value, defaultValue, valueLabel, isFreeText, onChange }, input)
  const combobox = useCombobox(state, options, input)
  const { List } = combobox
  return (
    <Field ids={ids} {...field}>
      <div ref={box} className={css.box}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          ref={input}
          id={ids.control}
          form={form}
          className={css.input}
          type="text"
          {...combobox.ariaProps}
          disabled={isDisabled}
          value={state.text}
          onChange={(event) => combobox.onType(event.target.value)}
          onPointerEnter={chainHandlers(onPointerEnter, combobox.preload)}
          onFocus={chainHandlers(onFocus, combobox.loadNow)}
          onClick={chainHandlers(onClick, combobox.onClick)}
          onKeyDown={chainHandlers(onKeyDown, combobox.onKeyDown)}
          onBlur={() => {
            // Before the change: the validation that ends last must have the new value.
            onBlur?.()
            combobox.onBlur()
          }}
          {...getAriaProps(ids, { ...rest, ...field })}
        />
        <OpenButton
          isDisabled={Boolean(isDisabled || rest.readOnly)}
          onClick={() => {
            input.current?.focus()
            combobox.toggle()
          }}
        />
        {List && (
          <List<Value>
            {...{ box, options, loadOptions, autoSelect }}
            labelId={ids.label}
            typed={state.typed}
            selected={state.current}
            onSelect={state.select}
            handle={combobox.list}
            opensOnLoad={combobox.opensOnLoad}
            onPopup={combobox.setPopup}
          />
        )}
      </div>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={state.current ?? ''} disabled={isDisabled} />
      )}
    </Field>
  )
}
