import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { Stats } from './Stats.tsx'

const guide: Guide = {
  whenToUse: 'For the first row of the dashboard: earnings, commission, and the numbers of users and offers.',
  alternatives: { Stat: 'for a single number' },
  anatomy: [
    'Total earnings with the commission as a bar',
    'Earnings of this month with the commission as a bar',
    'Number of users with a link to the list',
    'Number of offers of this month with links to two states',
  ],
  do: ['Pass gross amounts: the component computes the commission.'],
  dont: ['Do not deduct the commission from the amounts.'],
  keyboard: { Tab: 'Moves focus to the three links', Enter: 'Follows the link' },
  messages: {
    totalEarnings: dashboardMessages.totalEarnings,
    monthEarnings: dashboardMessages.monthEarnings,
    commission: dashboardMessages.commission(15),
    users: dashboardMessages.users,
    seeUsers: dashboardMessages.seeUsers,
    monthOffers: dashboardMessages.monthOffers,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/Stats',
  component: Stats,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    dashboard: dashboards.busy,
    links: {
      users: '/dashboard/users',
      running: '/dashboard/services/proceso',
      finished: '/dashboard/services/terminado',
    },
  },
} satisfies Meta<typeof Stats>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the labels and numbers, as paired by a screen reader. */
const getFigures = (canvas: HTMLElement) => {
  const labels = within(canvas).getAllByRole('term')
  const numbers = within(canvas).getAllByRole('definition')
  return labels.map((label, index) => [
    label.textContent,
    numbers[index]?.textContent.replaceAll('\u00a0', ' '),
  ])
}

export const Default: Story = {
  name: 'Default (S-240..S-243, S-247, S-248, S-461)',
  play: async ({ canvasElement }) => {
    await expect(getFigures(canvasElement)).toEqual([
      ['Ganancias totales', '$ 4.812.300'],
      ['Comisión, 15 %', '$ 721.845'],
      ['Ganancias de este mes', '$ 638.400'],
      ['Comisión, 15 %', '$ 95.760'],
      ['Usuarios', '1.284'],
      ['Servicios de este mes', '96'],
    ])
  },
}

export const Keyboard: Story = {
  name: 'Keyboard (S-250)',
  play: async ({ canvasElement }) => {
    const hrefs = []
    for (const name of ['Ver usuarios', 'Servicios en proceso', 'Servicios en estado terminado']) {
      await userEvent.tab()
      const link = within(canvasElement).getByRole('link', { name })
      await expect(link).toHaveFocus()
      hrefs.push(link.getAttribute('href'))
    }
    await expect(hrefs).toEqual([
      '/dashboard/users',
      '/dashboard/services/proceso',
      '/dashboard/services/terminado',
    ])
  },
}

export const Zeros: Story = { args: { dashboard: dashboards.firstDay } }

const getFontSizes = (canvas: HTMLElement) =>
  ['Ganancias totales', 'Ganancias de este mes', 'Usuarios', 'Servicios de este mes'].map((label) => {
    const number = within(canvas).getByText(label).parentElement?.querySelector('dd > div')
    return number && getComputedStyle(number).fontSize
  })

/** The longest number determines the font size of all four. */
export const LongTotal: Story = {
  args: { dashboard: { ...dashboards.busy, totalEarnings: 4_812_300_000 } },
  play: async ({ canvasElement }) => {
    await expect(new Set(getFontSizes(canvasElement)).size).toBe(1)
    for (const number of within(canvasElement).getAllByRole('definition'))
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}

/** The font size is reduced to fit the tiles. */
export const LongNumbers: Story = {
  args: { dashboard: dashboards.longWords },
  play: async ({ canvasElement }) => {
    for (const number of within(canvasElement).getAllByRole('definition'))
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}

export const LongNumbersOnAPhone: Story = {
  ...LongNumbers,
  globals: { viewport: { value: 'phone' } },
}

/** Each amount has a row. The two counts share one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const getTop = (label: string) =>
      Math.round(within(canvasElement).getByText(label).getBoundingClientRect().top)
    await expect(getTop('Ganancias de este mes')).toBeGreaterThan(getTop('Ganancias totales'))
    await expect(getTop('Servicios de este mes')).toBe(getTop('Usuarios'))
    await expect(new Set(getFontSizes(canvasElement)).size).toBe(1)
  },
}
