'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { ElementProps } from '../passThrough.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { IconNode } from '../Icon/icons.ts'
import { useScrollToCurrent } from '../SideMenu/useScrollToCurrent.ts'
import { getTargetTab } from './getTargetTab.ts'
import * as css from './Tabs.css.ts'

/** A tab with its panel. */
export interface TabItem {
  /** Unique within the tabs. */
  id: string
  /** Text of the tab. */
  label: ReactNode
  /** Icon before the text. */
  icon?: IconNode
  /** Content of the panel. */
  content: ReactNode
  /** Disables the tab.
   * @default false */
  isDisabled?: boolean
}

export interface TabsProps extends ElementProps<'div', 'onChange'> {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem[]
  /** Id of the selected tab (controlled). */
  selected?: string
  /** Id of the initially selected tab (uncontrolled).
   * @default the first tab that is not disabled */
  defaultSelected?: string
  /** Called with the id of the tab that the user selects. */
  onChange?: (id: string) => void
  /** Direction of the row of tabs. Below 600 px it is always horizontal.
   * @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Keeps the panels that were shown, so that they do not lose their state. They are hidden.
   * @default false */
  keepsPanels?: boolean
}

/** Focuses and selects the tab that a key moves to. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const tab = getTargetTab(event.currentTarget, event.key)
  if (!tab) return
  event.preventDefault()
  tab.focus()
  tab.click()
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface TabPanelProps {
  id: string
  orientation: 'horizontal' | 'vertical'
  labelId: string
  isSelected: boolean
  children: ReactNode
}

const TabPanel = ({ id, orientation, labelId, isSelected, children }: TabPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  // A panel without controls is a tab stop itself, so that the keyboard can reach and scroll it.
  useEffect(() => {
    if (panel.current?.querySelector(focusable)) panel.current.removeAttribute('tabindex')
    else panel.current?.setAttribute('tabindex', '0')
  })
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
      hidden={!isSelected}
      className={classOf(css.panel, orientation)}
    >
      {children}
    </div>
  )
}

/** Renders a row of tabs and the panel of the selected one. */
export const Tabs = (props: TabsProps) => {
  const { label, items, selected, defaultSelected, onChange, orientation = 'horizontal', ...rest } = props
  const { keepsPanels = false, ...native } = rest
  const base = useId()
  const [own, setOwn] = useState(defaultSelected)
  const wanted = selected ?? own
  const current = items.find(({ id }) => id === wanted) ?? items.find(({ isDisabled }) => !isDisabled)
  const [shown, setShown] = useState<readonly string[]>([])
  if (keepsPanels && current && !shown.includes(current.id)) setShown([...shown, current.id])
  const list = useScrollToCurrent<HTMLDivElement>(current?.id, '[aria-selected=true]')
  return (
    <div {...native} className={classOf(css.tabs, orientation)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={classes(css.list, classOf(css.direction, orientation))}
        onKeyDown={moveFocus}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${index}`}
            className={classes(css.tab, classOf(css.mark, orientation))}
            aria-selected={item === current}
            aria-controls={item === current ? `${base}-${index}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => {
              if (item === current) return
              setOwn(item.id)
              onChange?.(item.id)
            }}
          >
            {item.icon && <Glyph icon={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) =>
        item === current || (keepsPanels && shown.includes(item.id)) ? (
          <TabPanel
            key={item.id}
            id={`${base}-${index}-panel`}
            orientation={orientation}
            labelId={`${base}-${index}`}
            isSelected={item === current}
          >
            {item.content}
          </TabPanel>
        ) : null,
      )}
    </div>
  )
}
