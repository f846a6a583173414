import { writeFileSync } from 'node:fs';
import { composeText } from './composeText.ts';

// node distributed/dist/writeCompose.js, after a change of the table of processes
writeFileSync(new URL('../../docker-compose.yml', import.meta.url), composeText());
