'use client'
import { Children, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'
import { TapeRule } from '../TapeRule/TapeRule.tsx'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useRow } from './useRow.ts'
import * as icons from '../Icon/icons.ts'

export interface CarouselProps {
  /** The slides, each with at most one link or button. */
  children: ReactNode
  /** Name of the list of slides. */
  label: string
  /** Stands at the start of the line of the buttons. */
  heading?: ReactNode
  /** Id of the heading that names the whole; without it the label does. */
  labelledBy?: string
}

const copy = baseCopy.carousel

/**
 * A row of slides, five on a desk down to one on a phone, that turns by itself until somebody takes over: with the
 * keyboard, the buttons or a finger. Only its own button starts it again.
 */
export const Carousel = ({ children, label, heading, labelledBy }: CarouselProps) => {
  const words = useWords()
  const slides = Children.toArray(children)
  const { list, seen, measure, onFocus, onKeyDown, previous, next } = useRow(slides.length)
  const { isPlaying, toggle, stop, hover, arrival } = useAutoplay(slides.length > 1, next)
  const byHand = (move: () => void) => () => {
    stop()
    move()
  }
  return (
    <section
      className={css.carousel}
      aria-roledescription={words(copy.role)}
      aria-label={labelledBy === undefined ? words(label) : undefined}
      aria-labelledby={labelledBy}
      {...hover}
    >
      {heading !== undefined && <div className={css.heading}>{heading}</div>}
      <div className={css.controls}>
        <span {...arrival}>
          <IconButton
            icon={isPlaying ? icons.pause : icons.play}
            label={isPlaying ? copy.pause : copy.play}
            variant="secondary"
            onClick={toggle}
          />
        </span>
        <span className={css.steps} onFocus={stop}>
          <IconButton
            icon={icons.chevronLeft}
            label={copy.previous}
            variant="secondary"
            onClick={byHand(previous)}
          />
          <IconButton
            icon={icons.chevronRight}
            label={copy.next}
            variant="secondary"
            onClick={byHand(next)}
          />
        </span>
      </div>
      <div
        className={css.stage}
        role="presentation"
        onFocus={(event) => {
          stop()
          onFocus(event)
        }}
        onPointerDown={stop}
        onKeyDown={onKeyDown}
      >
        <ul ref={list} className={css.row} aria-label={words(label)} onScroll={measure}>
          {slides.map((slide, place) => (
            <li key={place}>{slide}</li>
          ))}
        </ul>
      </div>
      <div className={css.progress} aria-hidden="true">
        <TapeRule />
        <span className={css.bar} style={{ width: `${seen * 100}%` }} />
      </div>
    </section>
  )
}
