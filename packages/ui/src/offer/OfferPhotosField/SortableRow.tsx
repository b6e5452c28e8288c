'use client'
import { type ReactNode, useRef } from 'react'
import { useDrag, useDrop } from 'react-aria-components'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import * as css from './OfferPhotosField.css.ts'

const TYPE = 'plomada-offer-photo'

/** Props of a row that can be moved by dragging. */
export interface SortableRowProps {
  id: string
  /** False while it is the only row. */
  canMove: boolean
  /** Called with the photo that was dropped on this row. */
  onDropPhoto: (id: string) => void
  children: ReactNode
}

type Preview = Parameters<typeof useDrag>[0]['preview']
type Renderer = NonNullable<NonNullable<Preview>['current']>

/** Renders a row with a handle for the mouse and the finger. The buttons of the row do the same by keyboard. */
export const SortableRow = ({ id, canMove, onDropPhoto, children }: SortableRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  const preview = useRef<Renderer>((_, show) => {
    show(row.current, 24, 24)
    // React Aria sets it for the picture, and would leave it.
    row.current?.style.removeProperty('height')
  })
  const { dragProps, isDragging } = useDrag({
    preview,
    getItems: () => [{ [TYPE]: id }],
    getAllowedDropOperations: () => ['move'],
  })
  // Without the events of its keyboard mode, which a press in the middle of the handle can start, too.
  const { draggable, onDragStart, onDrag, onDragEnd } = dragProps
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    getDropOperation: (types) => (types.has(TYPE) ? 'move' : 'cancel'),
    onDrop({ items: [item] }) {
      if (item?.kind === 'text') void item.getText(TYPE).then(onDropPhoto)
    },
  })
  return (
    <li
      ref={row}
      className={css.row}
      {...dropProps}
      data-over={(isDropTarget && !isDragging) || undefined}
      data-dragging={isDragging || undefined}
    >
      {canMove && (
        <div className={css.handle} {...{ draggable, onDragStart, onDrag, onDragEnd }} aria-hidden="true">
          <span className={css.grip}>
            <Icon icon={icons.grip} size="md" />
          </span>
        </div>
      )}
      {children}
    </li>
  )
}
