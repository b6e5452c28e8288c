import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useProvider } from '../../provider/index.ts'
import { getLabelText, type Option } from '../Field/choice.ts'
import { layer as layerClass } from '../Field/layer.css.ts'
import { heading, label, option as optionClass } from '../Field/option.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useForwardedRef } from '../useForwardedRef.ts'
import type { LoadedSelectProps } from './SharedSelectProps.ts'
import * as css from './Select.css.ts'
import * as list from './SelectList.css.ts'
import * as icons from '../Icon/icons.ts'

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
      {option.icon && <Icon icon={option.icon} />}
      <span className={label}>
        <Radix.ItemText>{option.label}</Radix.ItemText>
      </span>
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
  hadFocus,
}: LoadedSelectProps) => {
  const { nonce } = useProvider()
  // It would take the focus back from the next control when the code has loaded.
  const { ref, autoFocus: _, ...triggerProps } = trigger
  // Radix's scroll lock adds a <style> element and reads its nonce from here.
  if (nonce !== undefined) setNonce(nonce)
  const button = useRef<HTMLButtonElement>(null)
  useForwardedRef(ref, button)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const showLayer = useCallback((element: HTMLElement | null) => {
    // Not in jsdom, which hides popovers and cannot show them.
    if (element && 'showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    setLayer(element)
  }, [])
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    // The list is outside of the element that sets the direction.
    if (isOpen && button.current)
      setDirection(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [isOpen])
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus()
  }, [hadFocus])
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onSelect}
      dir={direction}
      open={isOpen && layer !== null}
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
      {/* In the top layer, beside the trigger: inside the dialog, popover, theme or container around it. */}
      {isOpen && <div ref={showLayer} className={layerClass} />}
      <Radix.Portal container={layer}>
        <Radix.Content className={list.popover} position="popper" sideOffset={6} aria-labelledby={labelId}>
          {/* No Radix scroll buttons: when one appears, the list scrolls back to the focused option. */}
          <Radix.Viewport className={list.viewport} {...(nonce !== undefined && { nonce })}>
            {[...Map.groupBy(options, ({ group }) => group)].map(([name, items]) =>
              name === undefined ? (
                items.map((option) => <Item key={option.value} option={option} />)
              ) : (
                <Radix.Group key={`group ${name}`}>
                  <Radix.Label className={heading}>{name}</Radix.Label>
                  {items.map((option) => (
                    <Item key={option.value} option={option} />
                  ))}
                </Radix.Group>
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
