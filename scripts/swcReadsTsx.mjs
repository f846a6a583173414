/**
 * dependency-cruiser asks swc to read TypeScript without JSX; here its parser learns from the file's name.
 * Loaded before the cruiser.
 */
import swc from '@swc/core';

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
