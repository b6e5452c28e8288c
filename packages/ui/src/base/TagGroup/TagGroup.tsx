'use client'
import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useMessages } from '../../provider/index.ts'
import { hasFocus, hasNoFocus } from '../getActiveElement.ts'
import type { ElementProps } from '../passThrough.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TagGroup.css.ts'

/** A tag. */
export interface Tag {
  /** Unique within the group. */
  id: string
  /** Text of the tag. */
  label: string
}

export interface TagGroupProps extends ElementProps<'div'> {
  /** Accessible name of the group. */
  label: string
  /** The tags, in order. */
  tags: readonly Tag[]
  /** Called with the id of the tag that the user removes. Without it, the tags are plain text. */
  onRemove?: (id: string) => void
}

/** Returns the index of the tag that a key moves to, or null. */
const getTargetIndex = (key: string, index: number, count: number, isRtl: boolean) => {
  const [back, forward] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === back || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === forward || key === 'ArrowDown') return (index + 1) % count
  return null
}

type RemovableTagsProps = TagGroupProps & Required<Pick<TagGroupProps, 'onRemove'>>

/** A grid with one tab stop, as screen readers expect rows that have actions (ARIA Authoring Practices). */
const RemovableTags = ({ label, tags, onRemove, ref, ...native }: RemovableTagsProps) => {
  const getMessage = useMessages()
  const hintId = useId()
  const grid = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => grid.current as HTMLDivElement) // mounted before refs are set
  const [stop, setStop] = useState(0)
  /** The tag that was removed while focus was in the group. */
  const removed = useRef<string>(null)
  const current = Math.min(stop, tags.length - 1)

  useEffect(() => {
    // The caller may remove it later, after a request.
    if (removed.current === null || tags.some(({ id }) => id === removed.current)) return
    removed.current = null
    const isFree = hasNoFocus(grid.current) || hasFocus(grid.current)
    if (!isFree) return
    // The tag that took its place, or the empty group.
    const target = grid.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ?? grid.current
    target?.focus()
  })

  const remove = (index: number, id: string) => {
    removed.current = hasFocus(grid.current) ? id : null
    setStop(index)
    onRemove(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, id: string) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = getTargetIndex(event.key, index, tags.length, isRtl)
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (target === null && !isRemoval) return
    event.preventDefault()
    if (target === null) return remove(index, id)
    setStop(target)
    grid.current?.querySelectorAll<HTMLElement>('[role=row]')[target]?.focus()
  }
  return (
    <div
      {...native}
      ref={grid}
      role={tags.length > 0 ? 'grid' : 'group'}
      aria-label={label}
      tabIndex={-1}
      className={css.group}
    >
      {tags.length === 0 && <span className={css.none}>{getMessage('tags.none')}</span>}
      {tags.map((tag, index) => (
        <div
          key={tag.id}
          role="row"
          aria-label={tag.label}
          aria-describedby={hintId}
          tabIndex={index === current ? 0 : -1}
          className={css.removable}
          onFocus={() => setStop(index)}
          onKeyDown={(event) => onKeyDown(event, index, tag.id)}
        >
          <span role="gridcell" className={css.cell}>
            <span className={css.text}>{tag.label}</span>
            <button
              type="button"
              // Reached with Delete instead: each tag is one stop.
              tabIndex={-1}
              aria-label={getMessage('tags.remove', { label: tag.label })}
              className={css.remove}
              onClick={() => remove(index, tag.id)}
            >
              <Icon icon={icons.close} size="sm" />
            </button>
          </span>
        </div>
      ))}
      <VisuallyHidden>
        <span id={hintId} hidden>
          {getMessage('tags.hint')}
        </span>
      </VisuallyHidden>
    </div>
  )
}

/** Renders a group of tags, which users can remove. */
export const TagGroup = ({ onRemove, ...props }: TagGroupProps) => {
  if (onRemove) return <RemovableTags {...props} onRemove={onRemove} />
  const { label, tags, ...native } = props
  return (
    <div {...native} role="list" aria-label={label} className={css.group}>
      {tags.map((tag) => (
        <span key={tag.id} role="listitem" className={css.tag}>
          <span className={css.text}>{tag.label}</span>
        </span>
      ))}
    </div>
  )
}
