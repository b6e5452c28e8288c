import {
  adminAssignmentFilters,
  type AssignmentNeed,
  offerHref,
  paths,
  paymentFilters,
  payoutRunHref,
  type User,
} from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'
import {
  DashboardLayout,
  type DashboardLayoutProps,
  QuotaRefusals,
  type QuotaRefusalsProps,
} from '../../dashboard/index.ts'
import { adminLinks } from '../../shell/index.ts'

export interface DashboardScreenProps extends Pick<
  DashboardLayoutProps,
  'dashboard' | 'hasFailed' | 'onRetry'
> {
  /** Users who reached a quota. */
  quotas: Omit<QuotaRefusalsProps, 'hrefFor'>
  /** Returns the URL of a user's page for admins. */
  userHref: (user: Pick<User, 'id'>) => string
}

const needHref = (need: AssignmentNeed): string =>
  withFilters(paths.adminAssignments, adminAssignmentFilters, { ...adminAssignmentFilters.initial, need })

const links = {
  ...adminLinks,
  reconciliation: paths.reconciliation,
  refunding: withFilters(paths.payments, paymentFilters, { ...paymentFilters.initial, state: 'refunding' }),
  payoutDesk: paths.payoutDesk,
  payoutRun: (id: number) => payoutRunHref({ id }),
}

/** Renders /dashboard, the figures of the marketplace. */
export const DashboardScreen = ({ quotas, userHref, ...dashboard }: DashboardScreenProps) => (
  <DashboardLayout links={links} userHref={userHref} offerHref={offerHref} needHref={needHref} {...dashboard}>
    <QuotaRefusals hrefFor={userHref} {...quotas} />
  </DashboardLayout>
)
