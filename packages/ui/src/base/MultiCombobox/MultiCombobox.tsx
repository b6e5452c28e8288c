'use client'
import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import * as css from '../Combobox/Combobox.css.ts'
import type { ComboboxOption } from '../Combobox/ComboboxOption.ts'
import { OpenButton } from '../Combobox/OpenButton.tsx'
import { useCombobox } from '../Combobox/useCombobox.ts'
import { chainHandlers } from '../Field/chainHandlers.ts'
import { Field, type FieldIds, type FieldProps, getAriaProps, useFieldIds } from '../Field/Field.tsx'
import type { InputElementProps } from '../Field/InputElementProps.ts'
import { TagGroup } from '../TagGroup/TagGroup.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type MultiComboboxState, useMultiComboboxValue } from './useMultiComboboxValue.ts'

export interface MultiComboboxProps<Value extends string = string> extends FieldProps, InputElementProps {
  /** The options, in order. The list shows those that contain the typed text. */
  options: readonly ComboboxOption<Value>[]
  /** The selected values (controlled), in the order of their tags. */
  value?: readonly Value[]
  /** The initially selected values (uncontrolled). */
  defaultValue?: readonly Value[]
  /** Called with all selected values, in the order in which the user added them. */
  onChange?: (value: Value[]) => void
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** Returns what removes options: a key of the input, and the tags. */
const useRemoval = <Value extends string>(
  { current, remove }: { current: readonly Value[]; remove: (value: Value) => void },
  input: RefObject<HTMLInputElement | null>,
  isFixed: boolean,
) => ({
  onBackspace: ({ key, repeat, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const last = current.at(-1)
    // A key that is held down deletes the text, not the tags.
    const isAtStart = currentTarget.value === '' && !repeat && !nativeEvent.isComposing
    if (key === 'Backspace' && isAtStart && !isFixed && last !== undefined) remove(last)
  },
  onRemove: (id: string) => {
    const removed = current.find((one) => one === id)
    if (removed === undefined) return
    remove(removed)
    if (current.length === 1) input.current?.focus()
  },
})

interface SelectionProps extends Pick<FieldProps, 'name' | 'form' | 'isDisabled'> {
  state: MultiComboboxState
  ids: FieldIds
  summaryId: string
  /** Without it, the tags are plain text. */
  onRemove?: (id: string) => void
}

/** Renders the selected options for users, screen readers and forms. */
const Selection = ({ state, ids, summaryId, name, form, isDisabled, onRemove }: SelectionProps) => (
  <>
    {state.tags.length > 0 && (
      <TagGroup label="" aria-labelledby={ids.label} tags={state.tags} {...(onRemove && { onRemove })} />
    )}
    <span id={summaryId} hidden>
      {state.summary}
    </span>
    <VisuallyHidden isStatus>{state.announcement}</VisuallyHidden>
    {name !== undefined &&
      state.tags.map(({ id }) => (
        <input key={id} type="hidden" name={name} form={form} value={id} disabled={isDisabled} />
      ))}
  </>
)

/** Renders a text field that filters a list of options, and a tag for each selected one. The list loads on hover or focus. */
export const MultiCombobox = <Value extends string>(props: MultiComboboxProps<Value>) => {
  const { options, value, defaultValue, onChange, ref, id, form, onKeyDown, onFocus, ...others } = props
  const { onPointerEnter, onClick, name, onBlur, ...more } = others
  const { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, ...rest } = more
  const field = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden }
  const ids = useFieldIds(id)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const state = useMultiComboboxValue({ options, value, defaultValue, onChange }, input)
  const combobox = useCombobox(state, options, input)
  const { List } = combobox
  const summaryId = `${ids.control}-selected`
  const described = [rest['aria-describedby'], state.summary && summaryId].filter(Boolean).join(' ')
  const isFixed = Boolean(isDisabled || rest.readOnly)
  const { onBackspace, onRemove } = useRemoval(state, input, isFixed)
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
          value={state.typed ?? ''}
          onChange={(event) => combobox.onType(event.target.value)}
          onPointerEnter={chainHandlers(onPointerEnter, combobox.preload)}
          onFocus={chainHandlers(onFocus, combobox.loadNow)}
          onClick={chainHandlers(onClick, combobox.onClick)}
          onKeyDown={chainHandlers(onKeyDown, (event) => {
            if (!event.defaultPrevented) onBackspace(event)
            combobox.onKeyDown(event)
          })}
          onBlur={() => {
            onBlur?.()
            combobox.onBlur()
          }}
          {...getAriaProps(ids, { ...rest, ...field, 'aria-describedby': described })}
        />
        <OpenButton
          isDisabled={isFixed}
          onClick={() => {
            input.current?.focus()
            combobox.toggle()
          }}
        />
        {List && (
          <List<Value>
            {...{ box, options }}
            loadOptions={undefined}
            autoSelect={undefined}
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
      <Selection {...{ state, ids, name, form, isDisabled, summaryId }} {...(!isFixed && { onRemove })} />
    </Field>
  )
}
