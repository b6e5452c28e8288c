import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { shellCopy } from '../shell.copy.ts'

export interface ForbiddenProps {
  /** The landing page. */
  homeHref: string
}

/** The page for somebody whose account may not see what is there. */
export const Forbidden = ({ homeHref }: ForbiddenProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.tray}
      title={shellCopy.forbidden}
      actions={<ButtonLink href={homeHref}>{shellCopy.home}</ButtonLink>}
    >
      {shellCopy.forbiddenHelp}
    </EmptyState>
  </Page>
)
