import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { useLayoutEffect, useRef } from 'react'
import { useSetting } from '../../provider/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Words } from '../Words/Words.tsx'
import type { SelectParts } from './parts.ts'
import * as css from './Select.css.ts'

interface SelectEngineProps extends SelectParts {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Takes over the focus from the plain trigger it replaces. */
  takesFocus: boolean
}

/** The list itself. Loaded apart, because its 31 kB gzip are of no use until somebody means to open it. */
export const SelectEngine = ({
  options,
  value,
  chosen,
  placeholder,
  labelId,
  isDisabled,
  onChoose,
  onBlur,
  trigger,
  isOpen,
  onOpenChange,
  takesFocus,
}: SelectEngineProps) => {
  const { nonce } = useSetting()
  // What keeps the page from scrolling behind the list is a style element of a library below; it asks here.
  if (nonce !== undefined) setNonce(nonce)
  const button = useRef<HTMLButtonElement>(null)
  const firstFocus = useRef(takesFocus)
  useLayoutEffect(() => {
    if (firstFocus.current) button.current?.focus()
  }, [])
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onChoose}
      open={isOpen}
      onOpenChange={onOpenChange}
      disabled={isDisabled}
    >
      <Radix.Trigger
        ref={button}
        className={css.trigger}
        // Opening moves the focus into the list; the person has not left the field by that.
        onBlur={() => !isOpen && onBlur?.()}
        {...trigger}
      >
        <span className={chosen === undefined ? css.placeholder : css.chosen}>
          <Radix.Value>
            <Words>{chosen ?? placeholder}</Words>
          </Radix.Value>
        </span>
        <Icon name="chevronDown" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.popover} position="popper" sideOffset={6} aria-labelledby={labelId}>
          <Radix.ScrollUpButton className={css.scroller}>
            <Icon name="chevronUp" size="sm" />
          </Radix.ScrollUpButton>
          <Radix.Viewport className={css.viewport} {...(nonce !== undefined && { nonce })}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={css.option}
                textValue={option.label}
              >
                <Radix.ItemText>
                  <Words>{option.label}</Words>
                </Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon name="check" size="md" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={css.scroller}>
            <Icon name="chevronDown" size="sm" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
