import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { type AriaAttributes, memo, useLayoutEffect, useRef, useState } from 'react'
import { useProvider } from '../../provider/index.ts'
import type { Option } from '../Field/choice.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Message } from '../Message/Message.tsx'
import * as css from './Select.css.ts'
import * as list from './SelectList.css.ts'
import * as icons from '../Icon/icons.ts'

/** Props of both triggers: Radix's and the one that it replaces. */
export interface SharedSelectProps {
  options: readonly Option[]
  value: string | undefined
  selectedLabel: string | undefined
  placeholder: string
  isDisabled: boolean
  onSelect: (value: string) => void
  onBlur: (() => void) | undefined
  /** Id of the label, which also names the list. */
  labelId: string
  /** Id and aria attributes of the trigger. */
  trigger: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> & { id: string }
}

interface RadixSelectProps extends SharedSelectProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the replaced trigger had the focus. */
  shouldFocus: boolean
}

/** Memoized: all options are mounted behind a closed trigger too, and the page around it renders often. */
const Item = memo(function Item({ value, label }: Option) {
  return (
    <Radix.Item value={value} className={list.option} textValue={label}>
      <Radix.ItemText>
        <Message>{label}</Message>
      </Radix.ItemText>
      <Radix.ItemIndicator>
        <Icon icon={icons.check} size="md" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
})

/** Renders the trigger and the list with Radix. Loaded lazily: it is 31 kB gzip. */
export const RadixSelect = ({
  options,
  value,
  selectedLabel,
  placeholder,
  labelId,
  isDisabled,
  onSelect,
  onBlur,
  trigger,
  isOpen,
  onOpenChange,
  shouldFocus,
}: RadixSelectProps) => {
  const { nonce } = useProvider()
  // Radix's scroll lock adds a <style> element and reads its nonce from here.
  if (nonce !== undefined) setNonce(nonce)
  const button = useRef<HTMLButtonElement>(null)
  const focusOnMount = useRef(shouldFocus)
  // A modal dialog is in the top layer, so its lists have to be inside it.
  const [dialog, setDialog] = useState<HTMLElement | null>()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    // The list is outside of the element that sets the direction.
    if (isOpen && button.current)
      setDirection(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [isOpen])
  useLayoutEffect(() => {
    setDialog(button.current?.closest('dialog') ?? null)
    if (focusOnMount.current) button.current?.focus()
  }, [])
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onSelect}
      dir={direction}
      open={isOpen && dialog !== undefined}
      onOpenChange={onOpenChange}
      disabled={isDisabled}
    >
      <Radix.Trigger
        ref={button}
        className={css.trigger}
        // Keeps the direction of the page, which Radix would replace.
        dir={undefined}
        // Opening moves the focus into the list, which is part of the field.
        onBlur={() => !isOpen && onBlur?.()}
        {...trigger}
      >
        <span className={selectedLabel === undefined ? css.placeholder : css.selected}>
          <Radix.Value>
            <Message>{selectedLabel ?? placeholder}</Message>
          </Radix.Value>
        </span>
        <Icon icon={icons.chevronDown} />
      </Radix.Trigger>
      <Radix.Portal container={dialog}>
        <Radix.Content className={list.popover} position="popper" sideOffset={6} aria-labelledby={labelId}>
          {/* No Radix scroll buttons: when one appears, the list scrolls back to the focused option. */}
          <Radix.Viewport className={list.viewport} {...(nonce !== undefined && { nonce })}>
            {options.map((option) => (
              <Item key={option.value} value={option.value} label={option.label} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
