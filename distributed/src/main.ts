import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUntilSignal } from '@storylark/platform/process/runUntilSignal';
import { readRunnerConfig } from './config.ts';
import { keepRunning } from './keepRunning.ts';
import { startDistributed } from './startDistributed.ts';
