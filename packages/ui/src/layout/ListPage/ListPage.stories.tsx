import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Pager } from '../../base/Pager/Pager.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { ListPage } from './ListPage.tsx'

const meta = {
  title: 'Layout/ListPage',
  component: ListPage,
  args: {
    title: 'Pagina de Servicios',
    filters: <Panel>Filtros</Panel>,
    children: <Panel>Sin resultados</Panel>,
    pager: <Pager page={2} pages={7} hrefFor={(page) => `#${page}`} />,
  },
  parameters: { layout: 'fullscreen' },
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
