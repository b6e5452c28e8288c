import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { AccountPage } from './AccountPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For the pages of the account.',
  alternatives: {
    ListPage: 'for public lists',
    FormPage: "for a form without the account's menu",
  },
  anatomy: ['Menu', 'Title', 'Notices', 'Filter bar', 'Content', 'Pager'],
  do: ['Use a `FilterPanel` with `layout="bar"`.'],
  dont: ['Do not add a second menu to the content.'],
  keyboard: {},
}

const meta = {
  title: 'Patterns/Layout/AccountPage',
  component: AccountPage,
  args: {
    menu: <Panel>Mi Perfil</Panel>,
    title: 'Tus Trabajos',
    children: <Panel>Aún no tienes trabajos</Panel>,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Tus Trabajos' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Full: Story = {
  args: {
    notices: <Panel tone="accent">Te has postulado</Panel>,
    filters: <Panel padding="small">Filtros</Panel>,
    pager: <Panel padding="small">1 2 3</Panel>,
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
