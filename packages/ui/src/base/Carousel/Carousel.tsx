'use client'
import { Children, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { TapeRule } from '../TapeRule/TapeRule.tsx'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSlides } from './useSlides.ts'
import * as icons from '../Icon/icons.ts'

export interface CarouselProps extends PassThroughProps {
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

/**
 * Renders a row of slides: five on a desktop, one on a phone. It moves automatically until the user moves it by
 * keyboard, buttons or touch. Only its play button starts it again.
 */
export const Carousel = ({ children, label, heading, labelledBy, ...rest }: CarouselProps) => {
  const getMessage = useMessages()
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
      aria-roledescription={getMessage('carousel.role')}
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
      {...hoverProps}
      {...rest}
    >
      {heading !== undefined && <div className={css.heading}>{heading}</div>}
      <div className={css.controls}>
        <span {...pauseButtonProps}>
          <IconButton
            icon={isPlaying ? icons.pause : icons.play}
            label={getMessage(isPlaying ? 'carousel.pause' : 'carousel.play')}
            variant="secondary"
            onClick={toggle}
          />
        </span>
        <span className={css.steps} onFocus={stop}>
          <IconButton
            icon={icons.chevronLeft}
            label={getMessage('carousel.previous')}
            variant="secondary"
            onClick={stopAnd(previous)}
          />
          <IconButton
            icon={icons.chevronRight}
            label={getMessage('carousel.next')}
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
        <ul ref={list} className={css.row} aria-label={label} onScroll={measure}>
          {slides.map((slide, index) => (
            <li key={index}>{slide}</li>
          ))}
        </ul>
      </div>
      <div className={css.progress} aria-hidden="true">
        <TapeRule />
        {/* A policy may forbid styles in the server's HTML. */}
        <span className={css.bar} style={progress > 0 ? { width: `${progress * 100}%` } : undefined} />
      </div>
    </section>
  )
}
