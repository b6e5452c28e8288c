import {
  type ContextType,
  type DOMAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
} from 'react'
import { useEffect, useImperativeHandle, useLayoutEffect } from 'react'
import { ComboBoxStateContext, InputContext, PopoverContext, useSlottedContext } from 'react-aria-components'
import { useAnchoredPopover } from '../Field/useAnchoredPopover.ts'
import * as css from './ComboboxList.css.ts'
import type { ComboboxOption } from './ComboboxOption.ts'

/** What the input says about its list. */
export interface PopupState {
  isOpen: boolean
  listId?: string | undefined
  activeId?: string | undefined
}

/** What the input calls on its list. */
export interface ComboboxListHandle<Value extends string> {
  /** The options of the list, in order. */
  options: readonly ComboboxOption<Value>[]
  /** Loads the options again, after an error. */
  retry: (() => void) | undefined
  open: () => void
  close: () => void
  /** React Aria's handlers of the input. */
  input: DOMAttributes<HTMLInputElement>
}

export interface ConnectionProps<Value extends string> {
  /** The input of the field. */
  input: RefObject<HTMLInputElement | null>
  /** Element around input and list, in that of the field. */
  box: RefObject<HTMLElement | null>
  /** Whether the user opened the list before its code was there. */
  opensOnLoad: RefObject<boolean>
  /** What the input calls on its list. */
  handle: Ref<ComboboxListHandle<Value>>
  /** Called when the list opens or closes, or another option is active. */
  onPopup: (popup: PopupState) => void
}

interface ComboboxPopupProps<Value extends string>
  extends ConnectionProps<Value>, Pick<ComboboxListHandle<Value>, 'options' | 'retry'> {
  children: ReactNode
}

type State = NonNullable<ContextType<typeof ComboBoxStateContext>>

const Popup = <Value extends string>({ state, ...props }: ComboboxPopupProps<Value> & { state: State }) => {
  const { input, box, opensOnLoad, handle, onPopup, options, retry, children } = props
  const inputProps = useSlottedContext(InputContext) ?? {}
  const popover = useAnchoredPopover(box, state.isOpen, true)
  const { 'aria-controls': listId, 'aria-activedescendant': activeId } = inputProps
  const open = () => state.open(null, 'manual')
  const hiddenAround = useSlottedContext(PopoverContext)?.ref
  useImperativeHandle(inputProps.ref, () => input.current as HTMLInputElement, [input])
  // React Aria hides all but the field, with its label and button, from screen readers while the list is open.
  useImperativeHandle(hiddenAround, () => box.current?.parentElement as HTMLElement, [box])
  useImperativeHandle(handle, () => ({
    options,
    retry,
    open,
    close: () => state.setOpen(false),
    input: inputProps,
  }))
  useLayoutEffect(() => {
    onPopup({ isOpen: state.isOpen, listId, activeId })
  }, [onPopup, state.isOpen, listId, activeId])
  useEffect(() => {
    if (input.current === document.activeElement) state.setFocused(true)
    if (opensOnLoad.current) open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the code has loaded
  }, [])
  return (
    // Keeps the focus in the input, also when the scroll bar is dragged.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options have the handlers
    <div
      ref={popover}
      popover="manual"
      className={css.popover}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.isOpen && children}
    </div>
  )
}

/** Renders the list in the top layer, and connects the input, which stays the same element, to React Aria. */
export const ComboboxPopup = <Value extends string>(props: ComboboxPopupProps<Value>) => {
  const state = useContext(ComboBoxStateContext)
  // React Aria also renders the options outside of the page, to collect them.
  return state ? <Popup {...props} state={state} /> : props.children
}
