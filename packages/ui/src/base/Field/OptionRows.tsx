import { memo, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { Option } from './choice.ts'
import * as css from './OptionList.css.ts'
import * as own from './option.css.ts'
import type { ListWindow } from './useListWindow.ts'

/** Returns the id of an option: a value can have spaces, a reference to an id cannot. */
export const getOptionId = (listId: string, { value }: Option) => `${listId}-${encodeURIComponent(value)}`

/** A row of a list: an option, or the heading of a group. */
interface Row {
  /** The heading of a group. */
  heading?: string
  /** The position of an option. */
  index: number
  group: string | undefined
}

/** The rows of a list, by position. */
export interface Rows {
  count: number
  get: (position: number) => Row | undefined
  /** Returns the position of an option. */
  positionOf: (index: number) => number
}

/** Returns options with the headings of their groups. */
export const toRows = (options: readonly Option[]): Rows => {
  const { length } = options
  // Without groups a long list needs no objects for its rows.
  if (!options.some(({ group }) => group !== undefined)) {
    const get = (index: number) => (index >= 0 && index < length ? { index, group: undefined } : undefined)
    return { count: length, get, positionOf: (index) => index }
  }
  const rows: Row[] = []
  const positions: number[] = []
  let group: string | undefined
  for (const [index, option] of options.entries()) {
    if (option.group !== group && option.group !== undefined)
      rows.push({ heading: option.group, index, group: option.group })
    group = option.group
    positions.push(rows.length)
    rows.push({ index, group })
  }
  return {
    count: rows.length,
    get: (position) => rows[position],
    positionOf: (index) => positions[index] ?? -1,
  }
}

interface PlaceProps {
  position: number
  /** Distance from the top of the list, in a list that renders some of its rows. */
  top: number | undefined
}

interface OptionRowProps extends PlaceProps {
  option: Option
  id: string
  index: number
  count: number
  isActive: boolean
  isSelected: boolean
}

/** Memoized: moving through a list changes two of its options. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, id, index, count, isActive, isSelected, position, top } = props
  return (
    <div
      role="option"
      id={id}
      className={top === undefined ? own.option : css.placedOption}
      style={{ top }}
      lang={option.lang}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-row={position}
      data-index={index}
      data-focused={isActive || undefined}
      data-selected={isSelected || undefined}
      data-disabled={option.isDisabled || undefined}
    >
      {option.icon && <Icon icon={option.icon} />}
      <span className={own.label}>{option.label}</span>
      {isSelected && <Icon icon={icons.check} size="md" />}
    </div>
  )
})

const Heading = memo(function Heading({ children, position, top }: PlaceProps & { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className={top === undefined ? own.heading : css.placedHeading}
      style={{ top }}
      data-row={position}
    >
      {children}
    </div>
  )
})

interface OptionRowsProps {
  listId: string
  options: readonly Option[]
  rows: Rows
  /** Which rows are rendered. */
  shown: ListWindow
  active: number
  isSelected: (option: Option) => boolean
}

/** Renders the rows of a list, those of a group in an element with its name. */
export const OptionRows = ({ listId, options, rows, shown, active, isSelected }: OptionRowsProps) => {
  const renderRow = (position: number) => {
    const row = rows.get(position)
    const option = row && options[row.index]
    if (!option) return null
    const place = { position, top: shown.isWhole ? undefined : shown.getTop(position) }
    if (row.heading !== undefined)
      return (
        <Heading key={`heading ${row.index}`} {...place}>
          {row.heading}
        </Heading>
      )
    return (
      <OptionRow
        key={option.value}
        {...place}
        {...{ option, index: row.index, count: options.length }}
        id={getOptionId(listId, option)}
        isActive={row.index === active}
        isSelected={isSelected(option)}
      />
    )
  }
  const parts: ReactNode[] = []
  let group: ReactNode[] = []
  for (const [at, position] of shown.positions.entries()) {
    const name = rows.get(position)?.group
    group.push(renderRow(position))
    const next = rows.get(shown.positions[at + 1] ?? -1)
    const isLast = next?.group !== name || next?.heading !== undefined
    if (name === undefined) parts.push(...group)
    else if (isLast)
      parts.push(
        <div key={`group ${name}`} role="group" aria-label={name}>
          {group}
        </div>,
      )
    if (name === undefined || isLast) group = []
  }
  return parts
}
