import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useSetting } from '../../provider/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Option } from '../RadioGroup/RadioGroup.tsx'
import { Words } from '../Words/Words.tsx'
import type { SelectParts } from './parts.ts'
import * as css from './Select.css.ts'
import * as list from './SelectList.css.ts'
import * as icons from '../Icon/icons.ts'

interface SelectEngineProps extends SelectParts {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Takes over the focus from the plain trigger it replaces. */
  takesFocus: boolean
}

/** One option. All of them stand behind a closed trigger too, and the page around it is drawn often. */
const Item = memo(function Item({ value, label }: Option) {
  return (
    <Radix.Item value={value} className={list.option} textValue={label}>
      <Radix.ItemText>
        <Words>{label}</Words>
      </Radix.ItemText>
      <Radix.ItemIndicator>
        <Icon picture={icons.check} size="md" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
})

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
  // A dialog is above everything that is not inside it, so a list opened there is drawn there.
  const [dialog, setDialog] = useState<HTMLElement | null>()
  useLayoutEffect(() => {
    setDialog(button.current?.closest('dialog') ?? null)
    if (firstFocus.current) button.current?.focus()
  }, [])
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onChoose}
      open={isOpen && dialog !== undefined}
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
        <Icon picture={icons.chevronDown} />
      </Radix.Trigger>
      <Radix.Portal container={dialog}>
        <Radix.Content className={list.popover} position="popper" sideOffset={6} aria-labelledby={labelId}>
          {/* Without Radix's scroll buttons: when one appears, it scrolls back to the focused option. */}
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
