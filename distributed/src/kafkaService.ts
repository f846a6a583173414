import { limits, looksAt, runsIn, secretOf, type Service } from './service.ts';

/** The one user of Kafka. */
export const KAFKA_USER = 'storylark';
const BIN = '/opt/kafka/bin';
const SCRAM = 'SCRAM-SHA-512';
const MODULE = 'org.apache.kafka.common.security.scram.ScramLoginModule';
const LOGIN = `${MODULE} required username="${KAFKA_USER}" password="$$KAFKA_PASSWORD";`;
/** For Kafka's own commands, also those that an operator gives. */
const CLIENT_FILE = '/tmp/client.properties';
const SERVER_FILE = '/tmp/server.properties';

const client = ['security.protocol=SASL_PLAINTEXT', `sasl.mechanism=${SCRAM}`, `sasl.jaas.config=${LOGIN}`];
/** Whoever comes to its port has to log in; the controller listens to this container alone. */
const server = [
  'process.roles=broker,controller',
  'node.id=1',
  'listeners=HOUSE://:9092,CONTROLLER://127.0.0.1:9093',
  'advertised.listeners=HOUSE://kafka:9092',
  'listener.security.protocol.map=HOUSE:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT',
  'inter.broker.listener.name=HOUSE',
  'controller.listener.names=CONTROLLER',
  'controller.quorum.voters=1@127.0.0.1:9093',
  `sasl.enabled.mechanisms=${SCRAM}`,
  `sasl.mechanism.inter.broker.protocol=${SCRAM}`,
  `listener.name.house.${SCRAM.toLowerCase()}.sasl.jaas.config=${LOGIN}`,
  'offsets.topic.replication.factor=1',
  'transaction.state.log.replication.factor=1',
  'transaction.state.log.min.isr=1',
  'group.initial.rebalance.delay.ms=0',
  'auto.create.topics.enable=false',
  'log.dirs=/var/lib/kafka/data',
];
const written = (file: string, lines: readonly string[]) => `cat > ${file} <<END\n${lines.join('\n')}\nEND\n`;

/** The user is made when the volume is: it holds nothing that is not announced again. */
const start = `set -e
umask 077
${written(CLIENT_FILE, client)}${written(SERVER_FILE, server)}${BIN}/kafka-storage.sh format --ignore-formatted \\
  --cluster-id 5L6g3nShT-eMCtK--X86sw --config ${SERVER_FILE} \\
  --add-scram "${SCRAM}=[name=${KAFKA_USER},password=$$KAFKA_PASSWORD]"
exec ${BIN}/kafka-server-start.sh ${SERVER_FILE}
`;

export const kafkaService: Service = {
  image: 'apache/kafka:4.1.0',
  command: ['bash', '-c', start],
  environment: {
    KAFKA_PASSWORD: secretOf('KAFKA_PASSWORD'),
    KAFKA_HEAP_OPTS: '-Xms512m -Xmx512m',
  },
  volumes: ['kafka-scram:/var/lib/kafka/data'],
  ...looksAt(
    `${BIN}/kafka-broker-api-versions.sh --bootstrap-server kafka:9092 --command-config ${CLIENT_FILE} >/dev/null`,
  ),
  stop_grace_period: '30s',
  ...runsIn('kafka'),
  ...limits('1g'),
};
