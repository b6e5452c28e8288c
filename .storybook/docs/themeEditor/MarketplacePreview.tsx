import { offers, people } from '../../../packages/domain/src/fixtures.ts'
import {
  BrandLink,
  Button,
  ContactForm,
  Heading,
  OfferCard,
  Panel,
  ProfessionalCard,
  Stack,
  TopNav,
} from '../../../packages/ui/src/index.ts'

const noop = () => undefined

/** Renders the cards of the marketplace below its navigation, in Spanish as in the product. */
export const ListPreview = ({ theme }: { theme: string }) => (
  <div lang="es">
    <TopNav
      label={`Menú, ${theme}`}
      brand={<BrandLink href="#home" />}
      items={[
        { label: 'Servicios', href: '#services', isCurrent: true },
        { label: 'Profesionales', href: '#professionals' },
      ]}
      account={
        <Button variant="accent" size="small">
          Ingresar
        </Button>
      }
    />
    <Stack gap={4}>
      <Heading level={3} size="h2">
        Servicios
      </Heading>
      <OfferCard offer={offers.tankPump} href="#11" application="open" onApply={noop} />
      <OfferCard offer={offers.paintedRoom} href="#12" application="sent" onApply={noop} />
      <ProfessionalCard professional={people.bruno} href="#2" level={3} />
    </Stack>
  </div>
)

/** Renders a form of the marketplace. */
export const FormPreview = () => (
  <div lang="es">
    <Panel>
      <ContactForm backHref="#home" onSubmit={() => Promise.resolve()} />
    </Panel>
  </div>
)
