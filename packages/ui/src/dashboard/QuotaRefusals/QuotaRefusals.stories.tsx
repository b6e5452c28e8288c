import { people, quotaRefusals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { QuotaRefusals } from './QuotaRefusals.tsx'

const guide: Guide = {
  whenToUse: 'For the users on the dashboard who reached a quota in the last 30 days.',
  alternatives: { LatestUsers: 'for the newest users' },
  anatomy: ['Heading', 'Rows with user, quota, last time and count', 'Message if no user reached a quota'],
  do: ['Set `hrefFor`, so that admins can open the page of a user and ban the account.'],
  dont: ['Do not change the order: newest first.'],
  keyboard: {
    Tab: 'Moves focus to the names if they are links',
    Enter: 'Opens the page of the user, or loads the data again',
  },
  messages: {
    quotaRefusals: dashboardMessages.quotaRefusals,
    user: dashboardMessages.user,
    quota: dashboardMessages.quota,
    times: dashboardMessages.times,
    lastTime: dashboardMessages.lastTime,
    noQuotaRefusals: dashboardMessages.noQuotaRefusals,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/QuotaRefusals',
  component: QuotaRefusals,
  tags: ['interactive'],
  parameters: { guide },
  args: { refusals: quotaRefusals, hrefFor: ({ id }) => `/dashboard/user/detail?id=${id}`, onRetry: fn() },
} satisfies Meta<typeof QuotaRefusals>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(
      within(canvasElement).getByRole('region', { name: dashboardMessages.quotaRefusals }),
    )
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
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(dashboardMessages.loading)
  },
}

export const Empty: Story = {
  args: { refusals: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(dashboardMessages.noQuotaRefusals)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { refusals: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: dashboardMessages.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
