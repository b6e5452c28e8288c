import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { useMessages } from '../../provider/context.ts'

interface LoadFailureProps {
  /** Says what could not be loaded. */
  children: ReactNode
  /** Loads it again. */
  onRetry: (() => void) | undefined
}

/** Renders that the content of a panel failed to load, with a button that tries again. */
export const LoadFailure = ({ children, onRetry }: LoadFailureProps) => {
  const getMessage = useMessages()
  return (
    <>
      <Text>{children}</Text>
      {onRetry && (
        <Inline>
          <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
            {getMessage('retry')}
          </Button>
        </Inline>
      )}
    </>
  )
}
