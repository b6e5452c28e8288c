import { Button } from '../../base/Button/Button.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState, type EmptyStateProps } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Text } from '../../base/Text/Text.tsx'
import * as layoutMessages from '../layout.messages.ts'

export interface ListErrorProps {
  /** Title of the list's empty state, shown as the heading. Omit it to render one line above rows that loaded before. */
  emptyTitle?: string
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Level of the heading.
   * @default 2 */
  level?: EmptyStateProps['level']
}

/** Renders the error message of a list that failed to load. */
export const ListError = ({ emptyTitle, onRetry, level = 2 }: ListErrorProps) => {
  const message = (
    <Text element="span" tone="default">
      {layoutMessages.failed}
    </Text>
  )
  const retry = onRetry && (
    <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
      {layoutMessages.retry}
    </Button>
  )
  return emptyTitle === undefined ? (
    <Inline>
      {message}
      {retry}
    </Inline>
  ) : (
    <EmptyState drawing={drawings.plumbBob} title={emptyTitle} level={level} actions={retry}>
      {message}
    </EmptyState>
  )
}
