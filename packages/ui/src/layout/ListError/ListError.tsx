'use client'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState, type EmptyStateProps } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
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

/** Renders the error message of a list that failed to load. */
export const ListError = ({ emptyTitle, onRetry, level = 2, ...rest }: ListErrorProps) => {
  const getMessage = useMessages()
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
    <Inline {...rest}>
      {message}
      {retry}
    </Inline>
  ) : (
    <EmptyState drawing={drawings.plumbBob} title={emptyTitle} level={level} actions={retry} {...rest}>
      {message}
    </EmptyState>
  )
}
