import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { Figures } from './Figures.tsx'

const guide: Guide = {
  use: 'The first row of the dashboard: what came in, what the platform keeps of it, how many people there are and how much was published this month.',
  instead: { Figure: 'for a single number elsewhere' },
  anatomy: [
    'Total earnings with the commission on a tape',
    'This month’s earnings with the commission on a tape',
    'Users, with the way to all of them',
    'This month’s offers, with the way to those of two states',
  ],
  do: ['Give it gross amounts: the commission is computed here from the rule of the domain.'],
  dont: ['Do not give it amounts with the commission already taken off.'],
  keys: { Tab: 'To the three links', Enter: 'Follows the link' },
  copy: {
    totalEarnings: dashboardCopy.totalEarnings,
    monthEarnings: dashboardCopy.monthEarnings,
    commission: dashboardCopy.commission(15),
    users: dashboardCopy.users,
    seeUsers: dashboardCopy.seeUsers,
    monthOffers: dashboardCopy.monthOffers,
  },
}

const meta = {
  title: 'Dashboard/Figures',
  component: Figures,
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
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

/** Each number under its words, as a screen reader pairs them. */
const figuresIn = (canvas: HTMLElement) => {
  const words = within(canvas).getAllByRole('term')
  const numbers = within(canvas).getAllByRole('definition')
  return words.map((word, index) => [word.textContent, numbers[index]?.textContent.replaceAll('\u00a0', ' ')])
}

export const Default: Story = {
  name: 'Default (S-240..S-243, S-247, S-248, S-461)',
  play: async ({ canvasElement }) => {
    await expect(figuresIn(canvasElement)).toEqual([
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

export const FirstDay: Story = { args: { dashboard: dashboards.firstDay } }

const lettersIn = (canvas: HTMLElement) =>
  ['Ganancias totales', 'Ganancias de este mes', 'Usuarios', 'Servicios de este mes'].map((words) => {
    const number = within(canvas).getByText(words).parentElement?.querySelector('dd > div')
    return number && getComputedStyle(number).fontSize
  })

/** The longest number decides: all four stand on one line, in letters of one size. */
export const LongTotal: Story = {
  args: { dashboard: { ...dashboards.busy, totalEarnings: 4_812_300_000 } },
  play: async ({ canvasElement }) => {
    await expect(new Set(lettersIn(canvasElement)).size).toBe(1)
    for (const number of within(canvasElement).getAllByRole('definition'))
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}

/** Large figures shrink to their tile. */
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

/** Earnings keep the whole line; the two counts share one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const top = (words: string) =>
      Math.round(within(canvasElement).getByText(words).getBoundingClientRect().top)
    await expect(top('Ganancias de este mes')).toBeGreaterThan(top('Ganancias totales'))
    await expect(top('Servicios de este mes')).toBe(top('Usuarios'))
    await expect(new Set(lettersIn(canvasElement)).size).toBe(1)
  },
}
