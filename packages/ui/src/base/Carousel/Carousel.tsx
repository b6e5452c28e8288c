'use client'
import { Children, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOverride } from '../../provider/index.ts'
import * as baseMessages from '../base.messages.ts'
import { TapeRule } from '../TapeRule/TapeRule.tsx'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSlides } from './useSlides.ts'
import * as icons from '../Icon/icons.ts'

export interface CarouselProps {
  /** Slides, each with at most one link or button. */
  children: ReactNode
  /** Accessible name of the list of slides. */
  label: string
  /** Heading, in line with the buttons. */
  heading?: ReactNode
  /** Id of the heading that labels the carousel.
   * @default `label` is used */
  labelledBy?: string
}

const messages = baseMessages.carousel

/**
 * Renders a row of slides: five on a desktop, one on a phone. It moves automatically until the user moves it by
 * keyboard, buttons or touch. Only its play button starts it again.
 */
export const Carousel = ({ children, label, heading, labelledBy }: CarouselProps) => {
  const t = useOverride()
  const slides = Children.toArray(children)
  const { list, progress, measure, onFocus, onKeyDown, previous, next } = useSlides(slides.length)
  const { isPlaying, toggle, stop, hoverProps, pauseButtonProps } = useAutoplay(slides.length > 1, next)
  const stopAnd = (move: () => void) => () => {
    stop()
    move()
  }
  return (
    <section
      className={css.carousel}
      aria-roledescription={t(messages.role)}
      aria-label={labelledBy === undefined ? t(label) : undefined}
      aria-labelledby={labelledBy}
      {...hoverProps}
    >
      {heading !== undefined && <div className={css.heading}>{heading}</div>}
      <div className={css.controls}>
        <span {...pauseButtonProps}>
          <IconButton
            icon={isPlaying ? icons.pause : icons.play}
            label={isPlaying ? messages.pause : messages.play}
            variant="secondary"
            onClick={toggle}
          />
        </span>
        <span className={css.steps} onFocus={stop}>
          <IconButton
            icon={icons.chevronLeft}
            label={messages.previous}
            variant="secondary"
            onClick={stopAnd(previous)}
          />
          <IconButton
            icon={icons.chevronRight}
            label={messages.next}
            variant="secondary"
            onClick={stopAnd(next)}
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
        <ul ref={list} className={css.row} aria-label={t(label)} onScroll={measure}>
          {slides.map((slide, index) => (
            <li key={index}>{slide}</li>
          ))}
        </ul>
      </div>
      <div className={css.progress} aria-hidden="true">
        <TapeRule />
        <span className={css.bar} style={{ width: `${progress * 100}%` }} />
      </div>
    </section>
  )
}
