import { useState } from 'react'
import {
  Badge,
  Button,
  Checkbox,
  Heading,
  icons,
  Inline,
  Link,
  NativeSelect,
  Notice,
  Panel,
  ProgressBar,
  RadioGroup,
  SegmentedControl,
  Slider,
  Stack,
  Stat,
  Stepper,
  Switch,
  Tabs,
  Text,
  TextField,
} from '../../../packages/ui/src/index.ts'

const Actions = () => (
  <Panel>
    <Stack gap={4}>
      <Heading level={3} size="h3">
        Drill, 18 V
      </Heading>
      <Text tone="muted">
        With two batteries and a case. Read the <Link href="#terms">rental terms</Link> first.
      </Text>
      <Inline gap={2}>
        <Badge tone="accent" icon={icons.flame}>
          New
        </Badge>
        <Badge tone="success" hasDot>
          Available
        </Badge>
        <Badge tone="warning">Two left</Badge>
        <Badge>Used</Badge>
      </Inline>
      <Inline gap={3}>
        <Button variant="accent">Reserve</Button>
        <Button>Add to list</Button>
        <Button variant="secondary">Compare</Button>
        <Button variant="ghost">Share</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="accent" isDisabled>
          Sold out
        </Button>
      </Inline>
    </Stack>
  </Panel>
)

const Fields = () => {
  const [rate, setRate] = useState<'day' | 'week'>('day')
  return (
    <Panel>
      <Stack gap={4}>
        <TextField label="Name" defaultValue="Grace Okafor" isRequired />
        <TextField label="Email" type="email" defaultValue="grace" errorMessage="Enter an email address." />
        <NativeSelect
          label="Store"
          defaultValue="north"
          options={[
            { value: 'north', label: 'North Street' },
            { value: 'harbor', label: 'Harbor' },
          ]}
        />
        <Slider label="Distance" defaultValue={15} max={50} formatValue={(value) => `${value} km`} />
        <RadioGroup
          label="Pickup"
          variant="row"
          defaultValue="store"
          options={[
            { value: 'store', label: 'In the store' },
            { value: 'home', label: 'At home' },
          ]}
        />
        <SegmentedControl
          label="Rate"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          value={rate}
          onChange={setRate}
        />
        <Checkbox label="I have read the terms" defaultSelected />
        <Switch label="Send me offers" defaultSelected />
      </Stack>
    </Panel>
  )
}

const Status = () => (
  <Stack gap={4}>
    <Stepper
      label="Reservation"
      current="pay"
      steps={[
        { id: 'choose', label: 'Choose' },
        { id: 'pay', label: 'Pay' },
        { id: 'pick-up', label: 'Pick up' },
      ]}
    />
    <Tabs
      label="Reservations"
      items={[
        { id: 'open', label: 'Open', content: <Text>Two tools until Friday.</Text> },
        { id: 'past', label: 'Past', content: <Text>No tools yet.</Text> },
      ]}
    />
    <Notice kind="success">Your reservation is confirmed.</Notice>
    <ProgressBar label="Upload of the contract" value={60} />
    <Stat
      label="Rentals this month"
      value={1284}
      tone="inverse"
      share={{ label: 'Drills', percent: 35, value: 449 }}
    />
    <Panel tone="accent">
      <Text>
        A surface in the color of the brand, with{' '}
        <Text element="span" tone="accent" weight="strong">
          strong text
        </Text>{' '}
        and a <Link href="#help">link</Link>.
      </Text>
    </Panel>
  </Stack>
)

/** Renders the general components that show the colors of a brand. */
export const ControlsPreview = () => (
  <Stack gap={4}>
    <Actions />
    <Fields />
    <Status />
  </Stack>
)
