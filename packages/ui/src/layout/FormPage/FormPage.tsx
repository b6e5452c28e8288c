import type { ReactNode } from 'react'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Page } from '../../base/Page/Page.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'

export interface FormPageProps extends PassThroughProps {
  /** Level 1 heading. */
  title: ReactNode
  /** Text below the title. */
  lead?: ReactNode
  /** Messages about the last action. */
  notices?: ReactNode
  /** The form. */
  children: ReactNode
}

/** Renders a page with one narrow column for a form. */
export const FormPage = ({ title, lead, notices, children, ...rest }: FormPageProps) => (
  <Page title={title} lead={lead} width="form" {...rest}>
    <Stack gap={5}>
      {notices}
      {children}
    </Stack>
  </Page>
)
