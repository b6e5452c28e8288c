import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Option } from './choice.ts'
import * as css from './OptionList.css.ts'
import { getOptionId, OptionRows, toRows } from './OptionRows.tsx'
import { openAnchoredPopover } from './useAnchoredPopover.ts'
import { useListWindow } from './useListWindow.ts'

interface OptionListProps {
  id: string
  /** Id of the label of the field, which also names the list. */
  labelId: string
  /** Element below which the list opens. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  options: readonly Option[]
  /** Position of the active option, or -1. The field refers to it with `aria-activedescendant`. */
  active: number
  /** Another object after each key that moves to an option, also to the active one: the list scrolls to it. */
  move: object | undefined
  /** Whether several options can be selected.
   * @default false */
  isMultiple?: boolean
  isSelected: (option: Option) => boolean
  /** Called when the pointer moves to an enabled option. */
  onActive: (index: number) => void
  /** Called when an enabled option is pressed. */
  onPick: (index: number) => void
  /** What replaces the options. */
  children?: ReactNode
}

/** Returns the option of an event, unless it is disabled. */
const findIndex = ({ target }: { target: EventTarget }) => {
  // Not `instanceof`: the list may be in the document of another window.
  const option = 'closest' in target ? (target as Element).closest<HTMLElement>('[role=option]') : null
  return option && !option.hasAttribute('aria-disabled') ? Number(option.dataset['index']) : -1
}

/** Scrolls a list, and nothing around it, until an option is visible. */
const reveal = (scroller: HTMLElement, option: HTMLElement) => {
  const margin = option.offsetLeft
  const before = option.previousElementSibling as HTMLElement | null // all rows are elements of HTML
  // The heading of its group.
  const first = before?.role === 'presentation' ? before : option
  const top = first.offsetTop - margin
  const bottom = option.offsetTop + option.offsetHeight + margin
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (bottom > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = bottom - scroller.clientHeight
}

type OpenListProps = Omit<OptionListProps, 'anchor' | 'isOpen'>

const OpenList = (props: OpenListProps) => {
  const { id, labelId, options, active, move, isMultiple, isSelected, onActive, onPick } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => toRows(options), [options])
  const shown = useListWindow(rows, rows.positionOf(active), scroller)
  const activeOption = options[active]
  const activeId = activeOption && getOptionId(id, activeOption)
  // The option under the pointer is visible, and scrolling would move another one there.
  const isPointer = useRef(false)
  const pointer = useRef({ x: -1, y: -1 })
  const { update } = shown
  useLayoutEffect(() => {
    const option = scroller.current?.querySelector<HTMLElement>('[data-focused]')
    if (option && scroller.current && !isPointer.current) {
      reveal(scroller.current, option)
      update()
    }
    isPointer.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not after every scroll
  }, [activeId, options, move])

  const onPointerMove = (event: PointerEvent) => {
    // Browsers send it too when the list moves below the pointer.
    const { clientX: x, clientY: y } = event
    if (pointer.current.x === x && pointer.current.y === y) return
    pointer.current = { x, y }
    const index = findIndex(event)
    if (index < 0 || index === active) return
    isPointer.current = true
    onActive(index)
  }
  const content = <OptionRows {...{ options, rows, shown, active, isSelected }} listId={id} />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      ref={scroller}
      role="listbox"
      id={id}
      aria-labelledby={labelId}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      // The field needs a list that it controls.
      hidden={options.length === 0}
      className={css.list}
      onScroll={update}
      onPointerMove={onPointerMove}
      onClick={(event: MouseEvent) => {
        const index = findIndex(event)
        if (index >= 0) onPick(index)
      }}
    >
      {shown.isWhole ? (
        content
      ) : (
        <div role="presentation" style={{ height: shown.height }}>
          {content}
        </div>
      )}
    </div>
  )
}

/** Shows the popover around it. Before the list, which measures and scrolls its options when it is visible. */
const Placement = ({ anchor }: Pick<OptionListProps, 'anchor'>) => {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const popover = mark.current?.parentElement
    if (popover && anchor.current) return openAnchoredPopover(popover, anchor.current, true)
  }, [anchor])
  return <span ref={mark} hidden />
}

/** Renders the list of a field in the top layer. It renders only the rows that are visible, and some around them. */
export const OptionList = ({ anchor, isOpen, children, ...list }: OptionListProps) => (
  // Keeps the focus in the field, also when the scroll bar is dragged.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options have the handlers
  <div popover="manual" className={css.popover} onMouseDown={(event) => event.preventDefault()}>
    {isOpen && (
      <>
        <Placement anchor={anchor} />
        {children}
        <OpenList {...list} />
      </>
    )}
  </div>
)
