import { Moon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLight } from '../../../lib/night/useLight.ts';
import { useReading } from '../../../lib/reading.ts';
import { Stack } from '../../../ui/layout/layout.ts';
import { themeWords } from '../../../ui/themeWords.ts';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { NightSection } from './NightSection.tsx';
import { ReadingSection } from './ReadingSection.tsx';
import { sizes, sizeWords } from './sizeWords.ts';

function State() {
  const intl = useIntl();
  const [{ size }] = useReading();
  const [{ theme }] = useLight();
  return intl.formatMessage(partMessages.readingState, {
    size: intl.formatMessage(sizeWords[sizes[size]]),
    light: intl.formatMessage(themeWords[theme]),
  });
}

const Screen = () => (
  <Stack>
    <NightSection />
    <ReadingSection />
  </Stack>
);

export const readingPart: Part = {
  at: 'reading',
  group: 'device',
  Icon: Moon,
  name: partMessages.reading,
  State,
  Screen,
};
