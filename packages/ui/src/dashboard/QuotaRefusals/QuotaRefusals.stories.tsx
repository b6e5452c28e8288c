import { people, quotaRefusals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { QuotaRefusals } from './QuotaRefusals.tsx'

const guide: Guide = {
  use: 'The part of the dashboard that shows which users met a quota in the last 30 days.',
  instead: { LatestUsers: 'for the users who joined last' },
  anatomy: [
    'Heading',
    'A row per user and quota: name, quota, times, last time',
    'One line when there is nobody',
  ],
  do: ['Give `hrefFor`, so that an admin can open the user and suspend the account.'],
  dont: ['Do not sort it again: newest first is what an admin looks for.'],
  keys: { Tab: 'To the names, when they are links', Enter: 'Opens the user, or loads again' },
  copy: {
    quotaRefusals: dashboardCopy.quotaRefusals,
    user: dashboardCopy.user,
    quota: dashboardCopy.quota,
    times: dashboardCopy.times,
    lastTime: dashboardCopy.lastTime,
    noQuotaRefusals: dashboardCopy.noQuotaRefusals,
  },
}

const meta = {
  title: 'Dashboard/QuotaRefusals',
  component: QuotaRefusals,
  tags: ['interactive'],
  parameters: { guide },
  args: { refusals: quotaRefusals, hrefFor: ({ id }) => `/dashboard/user/detail?id=${id}`, onRetry: fn() },
} satisfies Meta<typeof QuotaRefusals>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: dashboardCopy.quotaRefusals }))
    const [first] = section.getAllByRole('row').slice(1)
    await expect(
      within(first ?? canvasElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['servicios publicados', '20/11/26, 14:04', '594'])
    await userEvent.tab()
    const [dario] = section.getAllByRole('link')
    await expect(dario).toHaveFocus()
    await expect(dario).toHaveAttribute('href', `/dashboard/user/detail?id=${people.dario.id}`)
  },
}

export const WithoutLinks: Story = { args: { hrefFor: undefined } }

export const Loading: Story = {
  args: { refusals: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(dashboardCopy.loading)
  },
}

export const Empty: Story = {
  args: { refusals: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(dashboardCopy.noQuotaRefusals)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { refusals: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: dashboardCopy.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
