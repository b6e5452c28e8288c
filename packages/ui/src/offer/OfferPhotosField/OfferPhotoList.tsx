'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createLoader, useLoaded } from '../../base/Field/useLoaded.ts'
import { photoAccept } from '../../marketplace/uploadPhoto.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferPhotosField.css.ts'
import { OfferPhotoRow, type PhotoAction } from './OfferPhotoRow.tsx'
import type { SortableRowProps } from './SortableRow.tsx'
import type { OfferPhotosState } from './useOfferPhotos.ts'

interface OfferPhotoListProps {
  photos: OfferPhotosState
  /** Moves the focus to the control that adds photos. */
  onFocusLost: () => void
}

// Dragging is for lists of two or more photos, and its code is larger than the form.
const load = createLoader(() => import('./SortableRow.tsx').then(({ SortableRow }) => SortableRow))

const PlainRow = ({ children }: SortableRowProps) => <li className={css.row}>{children}</li>

/** Where the focus goes after a press has moved, replaced or removed a row. */
type Focus = { id: string; action: PhotoAction } | 'add'

/** Returns a function that focuses a button of a row, or the other direction at an end of the list, after the next render. */
function useRowFocus(onFocusLost: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<Focus>(null)
  // The browser blurs a row that moves. After the layout effects, which set the ref of the control that adds photos.
  useEffect(() => {
    const focus = next.current
    next.current = null
    if (focus === null) return
    if (focus === 'add') return onFocusLost()
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-photo="${focus.id}"] button`) ?? []),
    ]
    const wanted = buttons.find(({ dataset }) => dataset['action'] === focus.action)
    const other = buttons.find(({ dataset, disabled }) => dataset['action'] !== undefined && !disabled)
    ;(wanted?.disabled ? other : wanted)?.focus()
  })
  return { list, focusNext: (focus: Focus) => (next.current = focus) }
}

/** Renders the photos of the form in their order. */
export const OfferPhotoList = ({ photos, onFocusLost }: OfferPhotoListProps) => {
  const t = useOverride()
  const { items } = photos
  const [Sortable, loadNow] = useLoaded(load)
  const canMove = items.length > 1
  useEffect(() => {
    if (canMove) loadNow()
    // Stable, but for its identity.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canMove])
  const { list, focusNext } = useRowFocus(onFocusLost)
  const replacement = useRef<HTMLInputElement>(null)
  const replaced = useRef('')
  const [announcement, setAnnouncement] = useState('')
  // Rows of another kind are other elements: while one has the focus, they would take it away.
  const [isSortable, setIsSortable] = useState(false)
  useEffect(() => {
    if (Sortable && list.current?.contains(document.activeElement) !== true) setIsSortable(true)
  }, [Sortable, list])
  const Row = (isSortable && Sortable) || PlainRow

  const move = (id: string, place: number) => {
    photos.move(id, place)
    setAnnouncement(t(offerMessages.photoMoved(place + 1, items.length)))
  }
  const act = (id: string, index: number, action: PhotoAction) => {
    if (action === 'replace') {
      replaced.current = id
      return replacement.current?.click()
    }
    if (action === 'remove') {
      focusNext('add')
      photos.remove(id)
      return setAnnouncement(t(offerMessages.photoRemoved))
    }
    focusNext({ id, action })
    move(id, action === 'earlier' ? index - 1 : index + 1)
  }
  return (
    <>
      {/* It reacts when the focus has left, not to the user. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={css.list}
        aria-label={t(offerMessages.photosInOrder)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (Sortable && !currentTarget.contains(relatedTarget)) setIsSortable(true)
        }}
      >
        {items.map((photo, index): ReactNode => (
          <Row key={photo.id} id={photo.id} canMove={canMove} onDropPhoto={(id) => move(id, index)}>
            <OfferPhotoRow
              photo={photo}
              number={index + 1}
              count={items.length}
              onCaption={(caption) => photos.setCaption(photo.id, caption)}
              onAction={(action) => act(photo.id, index, action)}
            />
          </Row>
        ))}
      </ul>
      <input
        ref={replacement}
        type="file"
        hidden
        accept={photoAccept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) focusNext({ id: photos.replace(replaced.current, file), action: 'replace' })
        }}
      />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  )
}
