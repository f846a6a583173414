import { illustratorContract } from '../illustrator.contract.ts';
import { textWriterContract } from '../textWriter.contract.ts';
import { createOfflineIllustrator } from './createOfflineIllustrator.ts';
import { createOfflineWriter } from './createOfflineWriter.ts';

textWriterContract('the plot grammar', async () => createOfflineWriter());
illustratorContract('the composer', async () => ({
  illustrator: createOfflineIllustrator(),
  writer: createOfflineWriter(),
}));
