-- What all migrations lead to, for a database that is new. Written by `make tables`.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chat (
	game TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	user TEXT NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE documents (
	digest TEXT NOT NULL, 
	content TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE events (
	game TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	move_id TEXT, 
	used_ms BIGINT NOT NULL, 
	at DOUBLE NOT NULL, thought TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, seq), 
	CONSTRAINT events_move_id UNIQUE (game, move_id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE games (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	commitment TEXT NOT NULL, 
	position TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	level TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	owner TEXT NOT NULL, 
	chairs TEXT NOT NULL, 
	status TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	asked INTEGER NOT NULL, 
	deadline DOUBLE NOT NULL, 
	clocks TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	winners TEXT NOT NULL, 
	events INTEGER NOT NULL, 
	parent TEXT NOT NULL, since DOUBLE DEFAULT '0' NOT NULL, digest_at INTEGER DEFAULT '0' NOT NULL, shared BOOLEAN DEFAULT 1 NOT NULL, speech TEXT DEFAULT 'everybody' NOT NULL, silenced TEXT DEFAULT '[]' NOT NULL, lot BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE members (
	user TEXT NOT NULL, 
	game TEXT NOT NULL, 
	PRIMARY KEY (user, game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE mutes (
	user TEXT NOT NULL, 
	muted TEXT NOT NULL, 
	PRIMARY KEY (user, muted)
);
CREATE TABLE notices (
	game TEXT NOT NULL, 
	user TEXT NOT NULL, 
	decision INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (game, user, decision), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE sessions (
	id TEXT NOT NULL, 
	user TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE settings (
	"key" TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE users (
	id TEXT NOT NULL, 
	claim TEXT, 
	name TEXT NOT NULL, 
	guest BOOLEAN NOT NULL, 
	password TEXT NOT NULL, 
	created DOUBLE NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, mail TEXT DEFAULT '' NOT NULL, webhook TEXT DEFAULT '' NOT NULL, failures INTEGER DEFAULT '0' NOT NULL, language TEXT DEFAULT 'en' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT users_claim UNIQUE (claim)
);
CREATE TABLE uses (
	game TEXT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (game, document), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX games_by_status ON games (status, changed);
CREATE INDEX members_by_game ON members (game);
CREATE INDEX games_by_deadline ON games (status, deadline);
CREATE INDEX games_by_parent ON games (parent);
CREATE INDEX sessions_by_user ON sessions (user);
CREATE INDEX sessions_by_seen ON sessions (seen);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX uses_by_document ON uses (document);
