import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { type ComponentProps, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useProvider } from '../../provider/index.ts'
import { getLabelText, type Option } from '../Field/choice.ts'
import { option as optionClass } from '../Field/option.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useForwardedRef } from '../useForwardedRef.ts'
import * as css from './Select.css.ts'
import * as list from './SelectList.css.ts'
import * as icons from '../Icon/icons.ts'

/** Props of both triggers: Radix's and the one that it replaces. */
export interface SharedSelectProps {
  options: readonly Option[]
  value: string | undefined
  /** The selected option. */
  selected: Option | undefined
  placeholder: ReactNode
  isDisabled: boolean
  onSelect: (value: string) => void
  onBlur: (() => void) | undefined
  /** Id of the label, which also names the list. */
  labelId: string
  /** Attributes of the trigger: those of the field and those that the caller passes on. */
  trigger: Omit<ComponentProps<'button'>, 'value'> & { id: string }
}

interface RadixSelectProps extends SharedSelectProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the replaced trigger had the focus. */
  shouldFocus: boolean
}

/** Memoized: all options are mounted behind a closed trigger too, and the page around it renders often. */
const Item = memo(function Item({ option }: { option: Option }) {
  return (
    <Radix.Item
      value={option.value}
      className={optionClass}
      textValue={getLabelText(option)}
      disabled={option.isDisabled ?? false}
      lang={option.lang}
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
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
  selected,
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
  // It would take the focus back from the next control when the code has loaded.
  const { ref, autoFocus: _, ...triggerProps } = trigger
  // Radix's scroll lock adds a <style> element and reads its nonce from here.
  if (nonce !== undefined) setNonce(nonce)
  const button = useRef<HTMLButtonElement>(null)
  useForwardedRef(ref, button)
  const focusOnMount = useRef(shouldFocus)
  // A dialog or popover is in the top layer, and a press or focus outside closes a popover: the list has to be inside it.
  const [layer, setLayer] = useState<HTMLElement | null>()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    // The list is outside of the element that sets the direction.
    if (isOpen && button.current)
      setDirection(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [isOpen])
  useLayoutEffect(() => {
    setLayer(button.current?.closest<HTMLElement>('dialog, [popover]') ?? null)
    if (focusOnMount.current) button.current?.focus()
  }, [])
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onSelect}
      dir={direction}
      open={isOpen && layer !== undefined}
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
        {...triggerProps}
      >
        <span className={selected ? css.selected : css.placeholder} lang={selected?.lang}>
          <Radix.Value>{selected?.label ?? placeholder}</Radix.Value>
        </span>
        <Icon icon={icons.chevronDown} />
      </Radix.Trigger>
      <Radix.Portal container={layer}>
        <Radix.Content className={list.popover} position="popper" sideOffset={6} aria-labelledby={labelId}>
          {/* No Radix scroll buttons: when one appears, the list scrolls back to the focused option. */}
          <Radix.Viewport className={list.viewport} {...(nonce !== undefined && { nonce })}>
            {options.map((option) => (
              <Item key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
