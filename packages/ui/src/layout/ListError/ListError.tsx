import { Button } from '../../base/Button/Button.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState, type EmptyStateProps } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { layoutCopy } from '../layout.copy.ts'

export interface ListErrorProps {
  /** The product's sentence for the same list without anything in it; left out over a list that was read before. */
  none?: string
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Level of the heading in the page.
   * @default 2 */
  level?: EmptyStateProps['level']
}

/** A list that could not be loaded: in its place, or as a line over what was read of it before. */
export const ListError = ({ none, onRetry, level = 2 }: ListErrorProps) => {
  const why = (
    <Text element="span" tone="default">
      {layoutCopy.failed}
    </Text>
  )
  const retry = onRetry && (
    <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
      {layoutCopy.retry}
    </Button>
  )
  return none === undefined ? (
    <Inline>
      {why}
      {retry}
    </Inline>
  ) : (
    <EmptyState drawing={drawings.fallen} title={none} level={level} actions={retry}>
      {why}
    </EmptyState>
  )
}
