import { composeOf } from './composeOf.ts';
import { toYaml } from './toYaml.ts';

const head = `# The whole product on engines of its own: docker compose up
# Made from distributed/src/processes.ts by \`node distributed/dist/writeCompose.js\`: change it there. Settings: .env, see .env.example.

`;

export const composeText = (): string => head + toYaml(composeOf());
