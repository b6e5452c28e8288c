import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { mainId, Page } from '../Page/Page.tsx'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Base/Navigation/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Page title="Pagina de Servicios">
        <Text>Lista de servicios</Text>
      </Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** The first Tab shows it; Enter puts the focus into the page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `#${mainId}`)
  },
}
