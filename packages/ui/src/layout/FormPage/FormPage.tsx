import type { ReactNode } from 'react'
import { Page } from '../../base/Page/Page.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'

export interface FormPageProps {
  /** Level 1 heading. */
  title: string
  /** Text below the title. */
  lead?: ReactNode
  /** Messages about the last action. */
  notices?: ReactNode
  /** The form. */
  children: ReactNode
}

/** Renders a page with one narrow column for a form. */
export const FormPage = ({ title, lead, notices, children }: FormPageProps) => (
  <Page title={title} lead={lead} width="form">
    <Stack gap={5}>
      {notices}
      {children}
    </Stack>
  </Page>
)
