import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Pager } from '../../base/Pager/Pager.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { ListPage } from './ListPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A list that everybody may look through, with its filters.',
  instead: { AccountPage: "for lists of one's own", MasterDetail: 'when one of the list is open beside it' },
  anatomy: ['Title and actions', 'Filters', 'What has just happened', 'List', 'Pager'],
  do: ['Use the filter panel with its layout `side`.'],
  dont: ['Do not put anything between the list and its pager.'],
  keys: {},
}

const meta = {
  title: 'Layout/ListPage',
  component: ListPage,
  args: {
    title: 'Pagina de Servicios',
    filters: <Panel>Filtros</Panel>,
    children: <Panel>Sin resultados</Panel>,
    pager: <Pager page={2} pages={7} hrefFor={(page) => `#${page}`} />,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const filters = page.getByText('Filtros').getBoundingClientRect()
    await expect(filters.right).toBeLessThan(page.getByText('Sin resultados').getBoundingClientRect().left)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Full: Story = {
  args: {
    notices: <Panel tone="accent">Datos guardados</Panel>,
    actions: <Panel padding="small">Crear Servicio</Panel>,
  },
}

export const WithoutPager: Story = { args: { pager: undefined } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
