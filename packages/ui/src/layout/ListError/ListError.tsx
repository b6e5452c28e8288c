'use client'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState, type EmptyStateProps } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { useForwardedRef } from '../../base/useForwardedRef.ts'
import { Text } from '../../base/Text/Text.tsx'
import { useMessages } from '../../provider/context.ts'

export interface ListErrorProps extends PassThroughProps<HTMLDivElement> {
  /** Title of the list's empty state, shown as the heading. Omit it to render one line above rows that loaded before. */
  emptyTitle?: ReactNode
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Level of the heading.
   * @default 2 */
  level?: EmptyStateProps['level']
}

/** Moves the focus from «Try again» to the page when the list has loaded. `Cards` moves it on to the list. */
const useFocusOnRemoval = (box: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [box])

/** Renders the error message of a list that failed to load. */
export const ListError = ({ emptyTitle, onRetry, level = 2, ref, ...rest }: ListErrorProps) => {
  const getMessage = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useForwardedRef(ref, box)
  useFocusOnRemoval(box)
  const message = (
    <Text element="span" tone="default">
      {getMessage('list.failed')}
    </Text>
  )
  const retry = onRetry && (
    <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
      {getMessage('retry')}
    </Button>
  )
  return emptyTitle === undefined ? (
    <Inline ref={box} {...rest}>
      {message}
      {retry}
    </Inline>
  ) : (
    <EmptyState
      ref={box}
      drawing={drawings.plumbBob}
      title={emptyTitle}
      level={level}
      actions={retry}
      {...rest}
    >
      {message}
    </EmptyState>
  )
}
