import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Page } from '../../base/Page/Page.tsx'
import { shellCopy } from '../shell.copy.ts'

interface BrokenProps {
  /** What happened. */
  title: string
  /** Label of the button that may mend it. */
  remedy: string
  /** Presses that button. */
  onRemedy: () => void
  /** The landing page. */
  homeHref: string
  /** What else there is to say. */
  children?: ReactNode
}

/** In place of a page that is not there: what happened, what may mend it, and the way out. */
export const Broken = ({ title, remedy, onRemedy, homeHref, children }: BrokenProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.fallen}
      title={title}
      actions={
        <>
          <Button icon={icons.retry} onClick={onRemedy}>
            {remedy}
          </Button>
          <ButtonLink href={homeHref} variant="secondary">
            {shellCopy.home}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  </Page>
)
